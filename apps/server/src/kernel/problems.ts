import { Problem } from '@tourdesk/contract/kernel/problem'
import type { FaultCode } from '@tourdesk/contract/parts'
import type { ProblemCode } from '@tourdesk/words/problems/problemTexts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { isConnectionLost } from './isConnectionLost.ts'
import { requestIdHeader } from './log/requestLog.ts'
import { readRest } from './readRest.ts'

const byFastifyCode: Record<string, ProblemCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'wrong_media_type',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body_malformed',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body_malformed',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body_malformed',
  FST_ERR_BAD_URL: 'not_found',
  FST_REQ_FILE_TOO_LARGE: 'body_too_large',
  FST_FILES_LIMIT: 'body_too_large',
  FST_PARTS_LIMIT: 'body_too_large',
  FST_FIELDS_LIMIT: 'file_required',
}

/** The only place that turns errors into answers: a `Problem` is sent as it is, anything else is logged and hidden. */
export function answerProblem(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const problem = problemOf(error)
  if (problem.status >= 500) request.log.error(error)
  reply.problemCode = problem.code
  // Malformed addresses arrive here before any hook runs.
  reply.header(requestIdHeader, request.id)
  if (problem.retryAfterSeconds !== undefined) reply.header('retry-after', problem.retryAfterSeconds)
  const answer = () => void reply.code(problem.status).send(problem.toBody())
  if (problem.code === 'body_too_large') void readRest(request.raw).then(answer)
  else answer()
}

/** The code of a fault in one part of an answer (see `eachAlone`). */
export function faultOf(error: unknown): FaultCode {
  return isConnectionLost(error) ? 'data_unreachable' : 'unexpected'
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error
  if (isConnectionLost(error)) return new Problem('data_unreachable')
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (code && byFastifyCode[code]) return new Problem(byFastifyCode[code])
  if (statusCode === 400) return new Problem('body_malformed')
  if (statusCode && statusCode < 500) return new Problem('not_found')
  return new Problem('unexpected')
}
