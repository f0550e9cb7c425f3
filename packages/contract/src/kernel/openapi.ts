import { z } from 'zod'
import { openedForNames } from './openedFor.ts'
import { type Contract, prefix, type Route } from './route.ts'

/** The contract as an OpenAPI 3.1 document, for clients not written in TypeScript. */
export function openapiOf(contract: Contract, info: { title: string; version: string }): object {
  const schemas: Schemas = { Problem: problem }
  const paths: Record<string, Record<string, Operation>> = {}
  for (const [feature, routes] of Object.entries(contract)) {
    for (const [name, route] of Object.entries(routes)) {
      const path = prefix + route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] ??= {}
      const method = route.method.toLowerCase()
      const described = operation(feature, name, route, schemas)
      const other = paths[path][method]
      paths[path][method] = other ? together(other, described) : described
    }
  }
  return { openapi: '3.1.0', info, paths, components: { schemas, parameters: openedFor } }
}

type Operation = ReturnType<typeof operation>

/**
 * Merges calls with the same method and path into one operation that takes and returns either; each keeps its
 * access.
 */
function together(one: Operation, other: Operation): Operation & { 'x-calls': object[] } {
  const named = new Set(one.parameters.map(nameOf))
  const own = other.parameters.filter((parameter) => !named.has(nameOf(parameter)))
  const calls = 'x-calls' in one ? (one['x-calls'] as object[]) : [callOf(one)]
  return {
    ...one,
    summary: `${one.summary}; or: ${other.summary}`,
    parameters: [...one.parameters, ...own.map(optional)],
    ...(one.requestBody &&
      other.requestBody && {
        requestBody: { required: true, content: either(one.requestBody.content, other.requestBody.content) },
      }),
    responses: {
      ...one.responses,
      200: {
        description: 'Success',
        content: either(one.responses[200]?.content ?? {}, other.responses[200]?.content ?? {}),
      },
    },
    'x-calls': [...calls, callOf(other)],
  }
}

function nameOf(parameter: Parameter): string {
  return '$ref' in parameter ? parameter.$ref : `${parameter.in} ${parameter.name}`
}

function optional(parameter: Parameter): Parameter {
  return '$ref' in parameter ? parameter : { ...parameter, required: false }
}

function callOf(operation: Operation): object {
  return { operationId: operation.operationId, 'x-access': operation['x-access'] }
}

function either(one: Content, other: Content): Content {
  const schemas = [one, other].map((content) => content['application/json']?.schema ?? {})
  return { 'application/json': { schema: { anyOf: schemas } } }
}

type Content = Record<string, { schema?: object }>

/** The document's components: each schema with `meta({ id })` once, used by reference. */
type Schemas = Record<string, object>

function operation(feature: string, name: string, route: Route, schemas: Schemas) {
  const answer = answerOf(route, schemas)
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: route.summary,
    'x-access': route.access,
    parameters: [
      ...parameters('path', route.params, schemas),
      ...parameters('query', route.query, schemas),
      ...openedForOf(route),
    ],
    ...(route.body && { requestBody: { required: true, content: json(route.body, 'input', schemas) } }),
    responses: {
      [String(route.status ?? 200)]: { description: 'Success', content: answer },
      default: {
        description: 'A problem',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  }
}

type Parameter = { name: string; in: string; required: boolean; schema: object } | { $ref: string }

/**
 * The headers with what the page was opened for: optional on all calls that need a session, except those
 * about the session.
 */
const openedFor = Object.fromEntries(
  (['header', 'query'] as const).flatMap((where) =>
    Object.entries(openedForNames).map(([key, name]) => [
      `${where}.${key}`,
      {
        name,
        in: where,
        required: false,
        description: `The ${key} the page was opened for; 409 when the session has moved on`,
        schema: { type: 'string' },
      },
    ]),
  ),
)

function openedForOf({ access, ofSession, answer }: Route): Parameter[] {
  if (access === 'public' || ofSession) return []
  return Object.keys(openedFor)
    .filter((key) => key.startsWith('header') || typeof answer === 'string')
    .map((key) => ({ $ref: `#/components/parameters/${key}` }))
}

function parameters(where: 'path' | 'query', schema: Route['params'], schemas: Schemas): Parameter[] {
  if (!schema) return []
  const shape = toSchema(schema, 'input', schemas) as {
    properties?: Record<string, object>
    required?: string[]
  }
  return Object.entries(shape.properties ?? {}).map(([name, property]) => ({
    name,
    in: where,
    required: where === 'path' || (shape.required ?? []).includes(name),
    schema: property,
  }))
}

function answerOf(route: Route, schemas: Schemas): Content {
  if (route.answer === 'file') return { 'application/octet-stream': {} }
  if (route.answer === 'events') return { 'text/event-stream': {} }
  return json(route.answer, 'output', schemas)
}

function json(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Schemas): Content {
  return { 'application/json': { schema: toSchema(schema, io, schemas) } }
}

function toSchema(schema: z.core.$ZodType, io: 'input' | 'output', schemas: Schemas): object {
  const text = JSON.stringify(z.toJSONSchema(schema, { io, unrepresentable: 'any' }))
  const { $schema, $defs, ...rest } = JSON.parse(text.replaceAll('#/$defs/', '#/components/schemas/'))
  Object.assign(schemas, $defs)
  return rest
}

const problem = {
  type: 'object',
  required: ['message', 'code'],
  properties: {
    code: { type: 'string' },
    message: {
      oneOf: [
        { type: 'string' },
        {
          type: 'array',
          items: {
            type: 'object',
            required: ['msg', 'field'],
            properties: { msg: { type: 'string' }, field: { type: 'string' }, code: { type: 'string' } },
          },
        },
      ],
    },
    params: { type: 'object' },
  },
}
