import type { TestServer } from './as.ts'

/** Makes a test's server listen on a free port, for tests over HTTP; returns its address. */
export async function listen({ app, product }: TestServer): Promise<string> {
  product.origin = await app.listen({ port: 0, host: '127.0.0.1' })
  return product.origin
}
