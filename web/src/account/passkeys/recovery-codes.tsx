import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { passkeyMessages } from '../../messages/passkeys.ts'
import { recipe } from '../../theme/theme.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

const { codes: texts } = passkeyMessages.passkeys

const Codes = chakra(
  'ol',
  recipe({
    base: {
      display: 'grid',
      gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
      gap: '2',
      padding: '4',
      borderWidth: '1px',
      borderColor: 'line',
      borderRadius: 'card',
      fontFamily: 'monospace',
      userSelect: 'all',
    },
  }),
)

export interface RecoveryCodesProps {
  codes: readonly string[]
  onClose: () => void
}

/** A new set of codes, shown once: the dialog goes by the one button that says that they are kept. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const [isCopied, setIsCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(codes.join('\n')).then(
      () => setIsCopied(true),
      // They can be selected and copied by hand.
      () => setIsCopied(false),
    )
  return (
    <Dialog title={texts.title}>
      <p>{texts.lead}</p>
      <Codes>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <div className="ways">
        <Button look="outline" onClick={copy}>
          <span role="status">{isCopied ? texts.copied : texts.copy}</span>
        </Button>
        <Button onClick={onClose}>{texts.kept}</Button>
      </div>
    </Dialog>
  )
}
