import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { paths } from '../../paths.ts'
import { Button, ButtonAnchor, ButtonLink } from '../../ui/button.tsx'
import { LineIcon } from '../../ui/icons.tsx'
import { lastListAddress } from '../businesses/last-list.ts'
import { ScreenTitle } from '../shell/screen-title.tsx'

interface FormTitleProps {
  isNew: boolean
  /** Of the profile; null while there is none. */
  slug: string | null
  onPreview: () => void
}

/** What the form is about, the way back, and the ways to see the profile. */
export function FormTitle({ isNew, slug, onPreview }: FormTitleProps) {
  return (
    <ScreenTitle
      title={isNew ? texts.addTitle : texts.editTitle}
      lead={texts.lead}
      action={
        <>
          <BackLink />
          <Button look="outline" onClick={onPreview}>
            <LineIcon name="eye" />
            {texts.preview}
          </Button>
          {slug && (
            <ButtonAnchor look="quiet" href={paths.profile(slug)} target="_blank" rel="noopener">
              <LineIcon name="out" />
              {texts.publicPage}
            </ButtonAnchor>
          )}
        </>
      }
    />
  )
}

/** Voltar: to the list as it was last seen. */
export function BackLink({ text = texts.back }: { text?: string }) {
  return (
    <ButtonLink look="outline" to={lastListAddress()}>
      <LineIcon name="back" />
      {text}
    </ButtonLink>
  )
}
