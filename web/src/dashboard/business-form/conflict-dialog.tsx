import { useState } from 'react'
import { plainText } from '../../../../schema/excerpt.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import styles from './conflict-dialog.module.css'
import { changedFields, type FieldName, type FormValues, fieldLabels, together } from './values.ts'

const { conflict: texts } = businessFormMessages

interface ConflictDialogProps {
  base: FormValues
  mine: FormValues
  theirs: FormValues
  onClose: () => void
  /** Called with the form that has the chosen side of each field. */
  onResolve: (merged: FormValues) => void
}

/** Resolves a concurrent edit: shows each differing field, and asks which value to keep. */
export function ConflictDialog({ base, mine, theirs, onClose, onResolve }: ConflictDialogProps) {
  const list = differences(base, mine, theirs)
  const [sides, setSides] = useState(() => proposal(list))
  const all = (side: Side) => setSides(Object.fromEntries(list.map(({ name }) => [name, side])))
  return (
    <Dialog title={texts.title} close={dashboardMessages.close} onClose={onClose} size="lg">
      <div className={styles.body}>
        <p>{list.length > 0 ? texts.text : texts.identical}</p>
        {list.length > 1 && (
          <div className={actions.row}>
            <Button look="outline" onClick={() => all('mine')}>
              {texts.allMine}
            </Button>
            <Button look="outline" onClick={() => all('theirs')}>
              {texts.allTheirs}
            </Button>
          </div>
        )}
        {list.map(({ name, isMine }) => (
          <ChoiceCards
            key={name}
            legend={fieldLabels[name]}
            hint={isMine ? `${texts.before}: ${written(base, name)}` : texts.untouched}
            name={`conflict-${name}`}
            choices={[
              { value: 'mine', title: texts.mine, text: written(mine, name) },
              { value: 'theirs', title: texts.theirs, text: written(theirs, name) },
            ]}
            chosen={sides[name]}
            onChange={(side: Side) => setSides(choose(sides, name, side))}
          />
        ))}
        <div className={classNames(actions.row, styles.bar)}>
          <Button look="outline" onClick={onClose}>
            {texts.close}
          </Button>
          <Button onClick={() => onResolve(merge(mine, theirs, sides))}>{texts.save}</Button>
        </div>
      </div>
    </Dialog>
  )
}

const written = (values: FormValues, name: FieldName) => writeValue(values, name) || texts.empty

type Side = 'mine' | 'theirs'

/** A field that two people have left differently. */
interface Difference {
  name: FieldName
  /** Whether I have changed it since I read it. */
  isMine: boolean
}

/**
 * What two versions differ in, in the order of the form.
 *
 * @param base what both began with
 */
export function differences(base: FormValues, mine: FormValues, theirs: FormValues): Difference[] {
  const changed = changedFields(base, mine)
  return changedFields(mine, theirs).map((name) => ({ name, isMine: changed.includes(name) }))
}

/** What is proposed: mine where I have worked, and in what fits only together with it; theirs elsewhere. */
export function proposal(list: readonly Difference[]): Record<string, Side> {
  const theirs = Object.fromEntries(list.map(({ name }) => [name, 'theirs' as Side]))
  return list.filter(({ isMine }) => isMine).reduce((sides, { name }) => choose(sides, name, 'mine'), theirs)
}

/** Chooses a side for a field, and for those that only fit together with it. */
export function choose(sides: Record<string, Side>, name: FieldName, side: Side): Record<string, Side> {
  const group = together.find((names) => names.includes(name)) ?? [name]
  const names = group.filter((each) => each in sides)
  return { ...sides, ...Object.fromEntries(names.map((each) => [each, side])) }
}

/** The form with the chosen side of each field; the rest is theirs, which is the same as mine. */
export function merge(mine: FormValues, theirs: FormValues, sides: Record<string, Side>): FormValues {
  const kept = Object.entries(sides).filter(([, side]) => side === 'mine')
  return { ...theirs, ...Object.fromEntries(kept.map(([name]) => [name, mine[name as FieldName]])) }
}

/** Characters of a text that are shown where two versions are compared. */
const most = 600

/** What a field holds, as people read it; empty when it holds nothing. */
function writeValue(values: FormValues, name: FieldName): string {
  const value = values[name]
  if (value === null) return ''
  if (typeof value === 'string') {
    const text = name === 'description' ? plainText(value) : value
    return text.length > most ? `${text.slice(0, most)}…` : text
  }
  if ('email' in value) return `${value.name} (${value.email})`
  return 'id' in value ? value.name : value.map((each) => each.name).join(', ')
}
