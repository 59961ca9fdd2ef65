import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { businessFormMessages } from '../../messages-business-form.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { choose, differences, proposal, type Side } from './merge.ts'
import type { FieldName, FormValues } from './values.ts'
import { WideDialog } from './wide-dialog.tsx'
import { writeValue } from './write-value.ts'

const { conflict: texts, fields } = businessFormMessages

const Body = chakra(
  'div',
  recipe({
    base: {
      display: 'grid',
      gap: '4',
      '& .all, & .ways': { display: 'flex', flexWrap: 'wrap', gap: '2' },
      '& .ways': {
        position: 'sticky',
        bottom: '0',
        justifyContent: 'flex-end',
        paddingBlock: '3',
        bg: 'surface',
        borderTopWidth: '1px',
        borderColor: 'line',
      },
      '& fieldset': {
        display: 'grid',
        gap: '2',
        minWidth: '0',
        paddingTop: '3',
        borderTopWidth: '1px',
        borderColor: 'line',
      },
      '& legend': { float: 'left', fontWeight: '600' },
      '& .before': { textStyle: 'small', color: 'quiet', overflowWrap: 'anywhere' },
      '& .sides': {
        display: 'grid',
        gap: '2',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
      },
      '& label': {
        display: 'flex',
        gap: '3',
        padding: '3',
        borderWidth: '1px',
        borderColor: 'control',
        borderRadius: 'control',
        cursor: 'pointer',
        textStyle: 'small',
        '&:has(:checked)': { borderColor: 'mata', bg: 'mataSoft' },
        '& input': { width: '1.125rem', height: '1.125rem', flexShrink: '0', accentColor: '{colors.mata}' },
        '& span': { minWidth: '0', overflowWrap: 'anywhere' },
        '& strong': { display: 'block' },
      },
    },
  }),
)

export interface Conflict {
  /** What the server has now. */
  theirs: FormValues
  version: number
}

interface ConflictDialogProps {
  base: FormValues
  mine: FormValues
  theirs: FormValues
  onClose: () => void
  /** Called with the side that was chosen for each field that differs. */
  onResolve: (sides: Record<string, Side>) => void
}

/** Somebody else has saved meanwhile: what differs, field by field, and which of the two stays. */
export function ConflictDialog({ base, mine, theirs, onClose, onResolve }: ConflictDialogProps) {
  const list = differences(base, mine, theirs)
  const [sides, setSides] = useState(() => proposal(list))
  const all = (side: Side) => setSides(Object.fromEntries(list.map(({ name }) => [name, side])))
  return (
    <WideDialog title={texts.title} close={dashboardMessages.close} onClose={onClose} narrow>
      <Body>
        <p>{list.length > 0 ? texts.text : texts.identical}</p>
        {list.length > 1 && (
          <div className="all">
            <Button look="outline" onClick={() => all('mine')}>
              {texts.allMine}
            </Button>
            <Button look="outline" onClick={() => all('theirs')}>
              {texts.allTheirs}
            </Button>
          </div>
        )}
        {list.map(({ name, isMine }) => (
          <fieldset key={name}>
            <legend>{fields[name]}</legend>
            <p className="before">{isMine ? `${texts.before}: ${written(base, name)}` : texts.untouched}</p>
            <div className="sides">
              <SideChoice name={name} side="mine" values={mine} sides={sides} onChange={setSides} />
              <SideChoice name={name} side="theirs" values={theirs} sides={sides} onChange={setSides} />
            </div>
          </fieldset>
        ))}
        <div className="ways">
          <Button look="outline" onClick={onClose}>
            {texts.close}
          </Button>
          <Button onClick={() => onResolve(sides)}>{texts.save}</Button>
        </div>
      </Body>
    </WideDialog>
  )
}

interface SideChoiceProps {
  name: FieldName
  side: Side
  values: FormValues
  sides: Record<string, Side>
  onChange: (sides: Record<string, Side>) => void
}

function SideChoice({ name, side, values, sides, onChange }: SideChoiceProps) {
  return (
    <label>
      <input
        type="radio"
        name={`conflict-${name}`}
        checked={sides[name] === side}
        onChange={() => onChange(choose(sides, name, side))}
      />
      <span>
        <strong>{texts[side]}</strong>
        {written(values, name)}
      </span>
    </label>
  )
}

const written = (values: FormValues, name: FieldName) => writeValue(values, name) || texts.empty
