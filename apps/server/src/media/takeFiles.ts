import multipart from '@fastify/multipart'
import { uploadLimits } from '@tourdesk/domain/media/vocabulary'
import type { FastifyInstance, RouteOptions } from 'fastify'

const limits = {
  fileSize: uploadLimits.bytes,
  files: uploadLimits.files,
  fields: 0,
  headerPairs: 20,
}

/** Adds a route that files are sent to. The others do without what the parser of files does at each request. */
export function takeFiles(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (own) => {
    await own.register(multipart, { limits })
    own.route(route)
  })
}
