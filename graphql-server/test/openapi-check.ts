import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { openApiDocument } from '../src/http/rest/openapi/document.ts'
import { routes } from '../src/http/rest/rest.ts'
import type { Route } from '../src/http/rest/route.ts'

const ajv = new Ajv2020({ strict: false, allErrors: true })
// Its types know the other module system only.
;(addFormats as unknown as (ajv: Ajv2020) => void)(ajv)
ajv.addSchema(exact(openApiDocument(routes)) as object, 'api')

/**
 * A check of answers by the description of the API, which here means exactly what it says: nothing more may come.
 *
 * @param status that the answer has
 * @returns what is wrong with a body; empty when nothing is
 */
export function schemaCheck(route: Route, status: number): (body: unknown) => string[] {
  const { method, path } = describedAs(route)
  const operation = `api#/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`
  const ref = `${operation}/responses/${status}`
  const own = status < 300 ? ref : `api#/components/responses/Failure${status}`
  if (!ajv.getSchema(ref)) throw new Error(`${method} ${path} does not describe ${status}`)
  const validate = ajv.compile({ $ref: `${own}/content/application~1json/schema` })
  return (body) => {
    validate(body)
    return (validate.errors ?? []).map(
      ({ instancePath, message, params }) => `${instancePath} ${message} ${JSON.stringify(params)}`,
    )
  }
}

/** The route under whose path a call is described. */
function describedAs({ operationId, isUndescribed, ...route }: Route): Pick<Route, 'method' | 'path'> {
  const same = routes.find((each) => each.operationId === operationId && !each.isUndescribed)
  return isUndescribed && same ? same : route
}

/** The same with every object closed. */
function exact(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(exact)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, inner]) => [name, exact(inner)])
  const isClosed = 'properties' in value && !('additionalProperties' in value)
  return Object.fromEntries([...entries, ...(isClosed ? [['additionalProperties', false]] : [])])
}
