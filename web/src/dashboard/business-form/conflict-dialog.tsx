import { useState } from 'react'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import actions from '../../ui/actions.module.css'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { ChoiceCards } from '../ui/choice-cards.tsx'
import { attributeLabels, type FormAttribute } from './attributes-section.tsx'
import styles from './conflict-dialog.module.css'
import { choose, chooseAll, differences, merge, proposal, type Side, written } from './merge.ts'
import { type FormValues, fieldLabels } from './values.ts'

const { conflict: texts } = businessFormMessages

interface ConflictDialogProps {
  base: FormValues
  mine: FormValues
  theirs: FormValues
  /** What answers are called, and their options. */
  attributes: readonly FormAttribute[]
  onClose: () => void
  /** Called with the form that has the chosen side of each field. */
  onResolve: (merged: FormValues) => void
}

/** Resolves a concurrent edit: shows each differing field, and asks which value to keep. */
export function ConflictDialog({ base, mine, theirs, attributes, onClose, onResolve }: ConflictDialogProps) {
  const list = differences(base, mine, theirs)
  const [sides, setSides] = useState(() => proposal(list))
  const labels: Readonly<Record<string, string>> = { ...fieldLabels, ...attributeLabels(attributes) }
  const all = (side: Side) => setSides(chooseAll(list, side))
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
            legend={labels[name] ?? name}
            hint={isMine ? `${texts.before}: ${written(base, name, attributes)}` : texts.untouched}
            name={`conflict-${name}`}
            choices={[
              { value: 'mine', title: texts.mine, text: written(mine, name, attributes) },
              { value: 'theirs', title: texts.theirs, text: written(theirs, name, attributes) },
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
