import { getRouteApi } from '@tanstack/react-router'
import { UserPage } from './UserPage.tsx'

const route = getRouteApi('/signedIn/user/$userId')

export function UserRoute() {
  const { userId } = route.useParams()
  return <UserPage key={userId} id={userId} />
}
