import type { JsonSchema } from '../json-schema.ts'

/** An entity as the API writes it. */
export interface Shape<Entity> {
  /** Under which its schema stands in the description of the API. */
  name: string
  schema: JsonSchema
  /**
   * What is sent of it. Documents give most properties their names here by aliases; this does the rest.
   *
   * @param entity as its fragment selects it
   */
  write(entity: Entity): object
}
