/**
 * A label that looks like a button, with the file input that it opens within: for what stands around them. Chakra's
 * FileUpload would save 35 lines in all: its list of files knows no order, no progress and no saved picture.
 */
export const fileLabel = {
  '& label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'touch',
    paddingInline: '5',
    bg: 'surface',
    color: 'mata',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    fontWeight: '600',
    lineHeight: '1.2',
    cursor: 'pointer',
    _hover: { borderColor: 'mata', bg: 'mataSoft' },
  },
  '& label:has(:focus-visible)': {
    outline: '3px solid {colors.ipe}',
    outlineOffset: '2px',
    boxShadow: '0 0 0 2px {colors.ink}',
  },
  '& label:has(:disabled)': { opacity: '0.55', cursor: 'default' },
  // Not displayed, it could not be reached by keyboard.
  '& input': { position: 'absolute', width: '1px', height: '1px', opacity: '0', overflow: 'hidden' },
} as const
