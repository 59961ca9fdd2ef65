import { answerLabel } from '../../../schema/attributes/answers.ts'
import { builder } from '../builder.ts'
import type { TaxonomyAttribute } from '../business-rows/taxonomy.ts'

/** An answer of an establishment, with its attribute. */
export interface ShownAnswer {
  attribute: TaxonomyAttribute
  /** As it is stored. */
  value: string
}

export const BusinessAttribute = builder.objectRef<ShownAnswer>('BusinessAttribute').implement({
  description: 'What an establishment answers to the question of an attribute.',
  fields: (t) => ({
    attribute: t.expose('attribute', { type: 'Attribute', description: 'The attribute.' }),
    value: t.exposeString('value', { description: '"yes" or "no", the slug of an option, or a link.' }),
    label: t.string({
      description: 'The answer as people read it: "Sim", "Não", the name of an option, or the link.',
      resolve: ({ attribute, value }) =>
        answerLabel({ kind: attribute.kind, options: attribute.optionList }, value),
    }),
  }),
})

export const AnswerInput = builder.inputType('BusinessAttributeInput', {
  description: 'An answer to the question of an attribute.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Slug or id of the attribute.' }),
    value: t.string({
      description: '"yes" or "no", the slug of an option, or a link; null or blank takes the answer away.',
    }),
  }),
})

export const answersArg = {
  description: 'Answers to attributes: only the named ones change.',
}
