import { getRouteApi } from '@tanstack/react-router'
import { UserList } from './UserList.tsx'
import { UserPage } from './UserPage.tsx'
import { isUserTab } from './usersSearch.ts'

const route = getRouteApi('/signedIn/users/$tab')

/** The list of a tab, or the editor of one user, by the second part of the path. */
export function UsersRoute() {
  const { tab } = route.useParams()
  return isUserTab(tab) ? <UserList key={tab} tab={tab} /> : <UserPage key={tab} id={tab} />
}
