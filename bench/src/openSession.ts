/** Thrown by work that got a 401. */
export class SignedOut extends Error {}

interface Session {
  cookie: string
  /** Does the work with the cookie. If the session has ended, signs in again and repeats the work once. */
  use: <T>(work: (cookie: string) => Promise<T>) => Promise<T>
}

/** A session that is renewed when its cookie expires, for measurements that take longer than a session. */
export async function openSession(signIn: () => Promise<string>): Promise<Session> {
  const session: Session = {
    cookie: await signIn(),
    async use(work) {
      try {
        return await work(session.cookie)
      } catch (error) {
        if (!(error instanceof SignedOut)) throw error
        session.cookie = await signIn()
        return work(session.cookie)
      }
    },
  }
  return session
}
