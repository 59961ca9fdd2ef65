import { chakra } from '@chakra-ui/react/styled-system'
import { youtubeId } from '../../../../schema/youtube.ts'
import { businessFormMessages as texts } from '../../messages-business-form.ts'
import { Video } from '../../profile/video.tsx'
import { recipe } from '../../theme/theme.ts'
import type { FormHandle } from './form-handle.ts'
import { FormSection } from './form-section.tsx'
import { FormText } from './form-text.tsx'
import { memoSection } from './memo-section.ts'
import type { LinkName } from './values.ts'

const Preview = chakra(
  'div',
  recipe({
    base: {
      maxWidth: '26rem',
      // The section's heading says it already.
      '& h2': { textStyle: 'label', fontFamily: 'body' },
    },
  }),
)

const profiles: readonly LinkName[] = ['instagram', 'facebook', 'linkedin', 'twitter', 'tiktok']

/** Networks, site and video. The video comes from YouTube only when somebody asks for it, as on the profile. */
export const LinksSection = memoSection(
  [...profiles, 'site', 'video', 'name'],
  function LinksSection({ form, isPreviewed }: { form: FormHandle; isPreviewed: boolean }) {
    const { video, name } = form.values
    const address = /^https?:/i.test(video) ? video : `https://${video}`
    const link = { inputMode: 'url', autoCapitalize: 'none', spellCheck: false } as const
    return (
      <FormSection name="links">
        <div className="fields">
          {profiles.map((profile) => (
            <FormText key={profile} form={form} name={profile} {...link} placeholder={texts.hints.profile} />
          ))}
          <FormText form={form} name="site" {...link} placeholder={texts.hints.site} />
          <div className="whole">
            <FormText form={form} name="video" {...link} hint={texts.hints.video} />
          </div>
          {youtubeId(address) && !isPreviewed && (
            <Preview className="whole">
              <Video key={youtubeId(address)} name={name} address={address} />
            </Preview>
          )}
        </div>
      </FormSection>
    )
  },
)
