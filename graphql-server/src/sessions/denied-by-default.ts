import SchemaBuilder, { BasePlugin, type PothosOutputFieldConfig, type SchemaTypes } from '@pothos/core'

declare global {
  export namespace PothosSchemaTypes {
    interface Plugins<Types extends SchemaTypes> {
      deniedByDefault: DeniedByDefault<Types>
    }
  }
}

/**
 * Refuses a field of the root that says nothing about who may ask for it (roles). It only fills in
 * the scope; the scope-auth plugin enforces it.
 */
class DeniedByDefault<Types extends SchemaTypes> extends BasePlugin<Types> {
  override onOutputFieldConfig(field: PothosOutputFieldConfig<Types>): PothosOutputFieldConfig<Types> {
    const ofRoot = field.kind === 'Query' || field.kind === 'Mutation' || field.kind === 'Subscription'
    if (!ofRoot || field.pothosOptions.authScopes) return field
    const pothosOptions = { ...field.pothosOptions, authScopes: () => false }
    return { ...field, pothosOptions } as PothosOutputFieldConfig<Types>
  }
}

SchemaBuilder.registerPlugin('deniedByDefault', DeniedByDefault)
