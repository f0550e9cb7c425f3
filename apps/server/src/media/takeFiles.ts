import multipart from '@fastify/multipart'
import { uploadLimits } from '@tourdesk/domain/media/vocabulary'
import type { FastifyInstance, RouteOptions } from 'fastify'

const limits = {
  fileSize: uploadLimits.bytes,
  files: uploadLimits.files,
  fields: 0,
  headerPairs: 20,
}

/** Adds a route that accepts files, separately, so that the file parser costs other routes nothing. */
export function takeFiles(app: FastifyInstance, route: RouteOptions): void {
  void app.register(async (own) => {
    await own.register(multipart, { limits })
    own.route(route)
  })
}
