import { prose } from '../prose.ts'
import type { DemoArticle } from './demoArticle.ts'

export const articlesOnTravel: DemoArticle[] = [
  {
    title: 'What Closes on Shabbat, and What Does Not',
    subtitle: 'Friday afternoon to Saturday night, for guests who have not been here before',
    category: 'Practical Traveling Information',
    text: prose(`
      <p>From Friday before sunset until Saturday after dark most of the country rests. Trains stop, buses run in a few
      cities only, and in Jerusalem the shops of the western city close by three in the afternoon. In Tel Aviv
      restaurants and beaches stay open, and a free weekend bus crosses the city.</p>
      <p>Our tours to Masada, the Dead Sea, the coast and Bethlehem run on Saturdays as well. The Muslim and Christian
      Quarters of the Old City are open; at the Western Wall photography is not permitted until nightfall. Tours of
      museums, markets and wineries do not run.</p>
      <p>National parks open every day of the week and close an hour earlier on Fridays. On Yom Kippur, the tenth day
      after the Jewish New Year, there is no traffic at all, the airport included, and we do not operate.</p>
      <p>If you fly in on a Friday, order your transfer in advance: the last train from the airport leaves early in
      the afternoon.</p>`),
    isActive: true,
    scene: 'oldCity',
  },
  {
    title: 'How to Dress at the Holy Places',
    subtitle: 'One bag for churches, mosques, synagogues and the beach',
    category: 'Practical Traveling Information',
    text: prose(`
      <p>One rule works nearly everywhere: shoulders and knees are covered, for men and for women. A light scarf and a
      pair of thin trousers weigh nothing and turn beachwear into church wear in the back row of the bus.</p>
      <p>At the Western Wall and in synagogues men cover their heads; paper caps are handed out at the entrance. In
      churches it is the other way round, and men take their hats off. In mosques shoes stay outside, and women are
      lent a cloak where they need one.</p>
      <p>At the Church of the Nativity and the Church of the Holy Sepulchre guards turn visitors in shorts away, and
      no guide can change their mind. Our drivers keep a few scarves in the vehicle for those who forgot.</p>`),
    isActive: true,
    scene: 'oldCity',
  },
  {
    title: 'A Year of Festivals',
    subtitle: 'Which dates are worth a detour, and which ones fill every hotel',
    category: 'Cultural Experiences & Festivals',
    text: prose(`
      <p>The Jewish calendar follows the moon, so every holiday moves by some weeks from year to year. Spring brings
      Passover, when bread disappears from most shops for a week, and Holy Week, when the lanes of the Old City
      fill with palm branches and drums. On the Saturday before Orthodox Easter the Holy Fire ceremony draws more
      people than the Church of the Holy Sepulchre can hold.</p>
      <p>In early summer Jerusalem has the Israel Festival and the Festival of Light inside the walls, and Tel Aviv
      stays up for White Night. In August the winemakers of the country pour in the garden of the Israel Museum.</p>
      <p>Autumn begins with the High Holidays and with Sukkot, when a family meal is eaten in a hut of branches on
      every second balcony. In December Haifa celebrates Hanukkah, Christmas and, when the calendar allows, Ramadan
      together in the Wadi Nisnas quarter, under the name Holiday of Holidays.</p>
      <p>During Ramadan, restaurants in Muslim neighbourhoods open after sunset; the evenings in Nazareth, Acre and
      the Old City are then the liveliest of the year.</p>`),
    isActive: true,
    scene: 'market',
  },
  {
    title: 'Travelling with Small Children',
    subtitle: 'Tours that work for them, and small things that help',
    category: 'Special Interests',
    text: prose(`
      <p>Children under three travel free on our tours, and children up to seventeen pay half. Tell us their ages with
      the booking: child seats are fitted by the driver on the evening before, and there are not enough of them in
      every vehicle.</p>
      <p>The caves of Beit Guvrin, the short trail of Ein Gedi and the water of Hezekiah's Tunnel are the favourites.
      The Dead Sea is harder: salt in the eyes hurts, and the skin of babies is too thin for it. Take turns at the
      water's edge and bring a bottle of fresh water to rinse with.</p>
      <p>Yad Vashem does not admit children under ten to its museum. For families we offer a private tour in which
      one parent walks the museum and the other goes to the youth wing of the Israel Museum.</p>`),
    isActive: false,
    scene: 'hills',
  },
]
