import { answerLabel } from '../../../schema/attributes/answers.ts'
import { builder } from '../builder.ts'
import type { TaxonomyAttribute } from '../business-rows/taxonomy.ts'

export interface ShownAnswer {
  attribute: TaxonomyAttribute
  /** Stored value. */
  value: string
}

export const BusinessAttribute = builder.objectRef<ShownAnswer>('BusinessAttribute').implement({
  description: 'Answer of an establishment to an attribute.',
  fields: (t) => ({
    attribute: t.expose('attribute', { type: 'Attribute', description: 'Attribute that was answered.' }),
    value: t.exposeString('value', { description: '"yes" or "no", the slug of an option, or a link.' }),
    label: t.string({
      description: 'Display text of the answer: "Sim", "Não", the name of an option, or the link.',
      resolve: ({ attribute, value }) =>
        answerLabel({ kind: attribute.kind, options: attribute.optionList }, value),
    }),
  }),
})

export const AnswerInput = builder.inputType('BusinessAttributeInput', {
  description: 'Answer to an attribute.',
  fields: (t) => ({
    slug: t.string({ required: true, description: 'Slug or id of the attribute.' }),
    value: t.string({
      description: '"yes" or "no", the slug of an option, or a link; null or blank removes the answer.',
    }),
  }),
})

export const answersArg = {
  description: 'Answers to attributes; only the listed ones change.',
}
