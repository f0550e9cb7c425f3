import { prose } from '../prose.ts'
import type { DemoArticle } from './demoArticle.ts'

export const articlesOnPlaces: DemoArticle[] = [
  {
    title: 'One Free Morning in Tel Aviv',
    subtitle: 'A walk from the sea to the market, with three stops for coffee',
    category: 'City & Local Guides',
    text: prose(`
      <p>Start early at Gordon Beach, when the swimmers of the sea-water pool are already on their way home.
      The promenade runs south for an hour without a traffic light, and the tower of Saint Peter's Church in Jaffa
      grows in front of you with every step.</p>
      <p>Turn inland before the mosque of Hassan Bek and cross the Carmel Market from its lower end. Buy fruit from
      the stalls in the middle: the first and the last ones know that you are new here. Behind the market lies the
      Yemenite Quarter, where hummus is finished by one o'clock and nobody is sorry about it.</p>
      <p>From there it is ten minutes to Rothschild Boulevard. Walk under the trees, look up at the rounded balconies of
      the 1930s, and sit down at one of the kiosks in the middle of the road. The second coffee is for looking at dogs.</p>
      <p>If there is time left, take the third one at Habima Square, where the sunken garden plays music and children
      climb on everything. Our Tel Aviv and Jaffa tour begins at nine on most days and shows you the other half.</p>`),
    isActive: true,
    scene: 'city',
  },
  {
    title: 'Masada at Its Best',
    subtitle: 'When to go, how to get up, and what to look at once you are there',
    category: 'Natural, Historical & Archaeological Sites',
    text: prose(`
      <p>Masada is the most visited ruin of the Judean Desert, and by eleven in the morning it feels like it. Our
      vehicles leave the hotels soon after seven so that the group stands on the plateau before the large coaches
      arrive and before the sun does its work.</p>
      <p>The cable car takes three minutes. The Snake Path takes an hour, climbs about 350 metres and is closed on hot
      days by mid-morning; guests who wish to walk it should tell us in advance, because the rest of the group will
      meet them at the top.</p>
      <p>Do not miss the Northern Palace, which most visitors see only from above: a staircase leads to the lowest
      terrace, where painted plaster from the time of Herod is still on the walls. The bathhouse next to the
      storerooms shows how the floor was heated, and the synagogue at the western wall is used for family
      celebrations to this day.</p>
      <p>Take a hat, a litre and a half of water and shoes that hold your feet. There is drinking water on the
      plateau but no food.</p>`),
    isActive: true,
    scene: 'deadSea',
  },
  {
    title: 'Why the Dead Sea Is Getting Lower',
    subtitle: 'A lake between two countries that loses about a metre a year',
    category: 'Social, Political & Economic',
    text: prose(`
      <p>Guests who come back after ten years do not trust their eyes: the beach they remember is a slope of dry mud
      now, and the water is a long walk away. The surface of the Dead Sea falls by about a metre every year.</p>
      <p>There are two reasons. Israel, Jordan and Syria use almost all of the water that once flowed into the lake
      through the Jordan and the Yarmouk. And the mineral industry on both shores of the southern basin pumps water
      into evaporation ponds to win potash, bromine and magnesium. The hotels of Ein Bokek, in fact, stand on such a
      pond, which is why their beaches do not move.</p>
      <p>Where the salt layers under the old shore meet fresh groundwater they dissolve, and sinkholes open without
      warning. Several beaches on the western shore were closed for that reason. We swim only at places that are
      open, guarded and checked.</p>
      <p>A canal from the Red Sea was planned for decades and shelved in 2021. Until something replaces it, the lowest
      place on earth goes on getting lower.</p>`),
    isActive: true,
    scene: 'deadSea',
  },
  {
    title: 'The Wines of the Mountain',
    subtitle: 'A short guide to the bottles of the Galilee and the Golan',
    category: 'Special Interests',
    text: prose(`
      <p>Wine was pressed in this country long before it was pressed in France: nearly every archaeological site on our
      tours has a treading floor cut into the rock. The modern story is young. Baron Edmond de Rothschild built
      cellars in Rishon LeZion and Zichron Yaakov in the 1880s, and a hundred years later the Golan Heights Winery
      showed that height matters more than latitude.</p>
      <p>Vineyards in the Upper Galilee lie between 600 and 900 metres above the sea. Nights are cool, the ground is
      limestone or red terra rossa, and the grapes keep their acidity. On the Golan the soil is volcanic and the
      highest plots reach 1,200 metres below Mount Hermon, with snow in some winters.</p>
      <p>Cabernet Sauvignon and Syrah do well in both places. Ask for a white too: Roussanne, Viognier, and local
      varieties such as Dabouki and Marawi, which a few winemakers have brought back.</p>
      <p>Many wineries are kosher and close on Saturdays and holidays; our tour runs on weekdays only, when the people
      who made the wine are there to pour it.</p>`),
    isActive: true,
    scene: 'vineyard',
  },
]
