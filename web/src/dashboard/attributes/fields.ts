import type { z } from 'zod'
import { attributeIcons } from '../../../../schema/attributes/icons.ts'
import { type AttributeKind, attributeKinds, attributeLimits } from '../../../../schema/attributes/kinds.ts'
import { attributeMeanings, fitsKind, isMeaning } from '../../../../schema/attributes/meanings.ts'
import { attributeProblem, type createAttributeInput } from '../../../../schema/input/attribute.ts'
import { iconLabels, meaningLabels, attributeMessages as texts } from '../../messages/dashboard/attributes.ts'
import type { Draft } from '../catalogue/form/draft.ts'
import { useAllCategories, useAttributeGroups } from '../catalogue/options.ts'

const meanings = Object.keys(attributeMeanings).filter(isMeaning)

export const attributeFields = [
  { kind: 'text', name: 'question', label: texts.question, hint: texts.questionHint },
  {
    kind: 'text',
    name: 'group',
    label: texts.group,
    hint: texts.groupHint,
    useSuggestions: useAttributeGroups,
  },
  {
    kind: 'choice',
    name: 'kind',
    label: texts.kind,
    options: attributeKinds.map((kind) => [kind, texts.kinds[kind]] as const),
    initial: 'YES_NO',
  },
  {
    kind: 'rows',
    name: 'options',
    label: texts.options,
    hint: texts.optionsHint,
    most: attributeLimits.options,
    length: attributeLimits.option,
    texts: {
      label: texts.option,
      add: texts.addOption,
      remove: texts.removeOption,
      raise: texts.raiseOption,
    },
    isShown: (draft: Draft) => draft.kind === 'CHOICE',
  },
  {
    kind: 'several',
    name: 'categoryIds',
    of: 'categories',
    label: texts.categories,
    hint: texts.categoriesHint,
    loadFailed: texts.categoriesFailed,
    useOptions: useAllCategories,
  },
  {
    kind: 'choice',
    name: 'icon',
    label: texts.icon,
    options: [['', texts.noIcon], ...attributeIcons.map((icon) => [icon, iconLabels[icon]] as const)],
  },
  {
    kind: 'choice',
    name: 'meaning',
    label: texts.meaning,
    hint: texts.meaningHint,
    options: [
      ['', texts.noMeaning],
      ...meanings.map((meaning) => [meaning, meaningLabels[meaning]] as const),
    ],
    fits: (meaning: string, draft: Draft) =>
      isMeaning(meaning) && fitsKind(meaning, draft.kind as AttributeKind),
  },
  { kind: 'number', name: 'position', label: texts.position, hint: texts.positionHint, initial: '0' },
  { kind: 'flag', name: 'isFilter', label: texts.isFilter, hint: texts.isFilterHint, initial: false },
  {
    kind: 'flag',
    name: 'isAlwaysInSight',
    label: texts.isAlwaysInSight,
    hint: texts.isAlwaysInSightHint,
    initial: false,
  },
  { kind: 'flag', name: 'active', label: texts.active, hint: texts.activeHint, initial: true },
] as const

/** The rules that concern several fields, as the server checks them. */
export function checkTogether(
  {
    kind = 'YES_NO',
    options = '[]',
    isFilter = false,
    isAlwaysInSight = false,
    meaning = null,
  }: z.output<typeof createAttributeInput>,
  check: z.RefinementCtx,
): void {
  const problems = attributeProblem({ kind, options, isFilter, isAlwaysInSight, meaning })
  for (const [field, message] of Object.entries(problems))
    check.addIssue({ code: 'custom', path: [field], message })
}
