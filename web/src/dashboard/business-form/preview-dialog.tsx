import type { MouseEvent } from 'react'
import { excerptOf } from '../../../../schema/excerpt.ts'
import { createBusinessInput } from '../../../../schema/input/business.ts'
import type { ProfileQuery } from '../../gql/pages/graphql.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import { dashboardMessages } from '../../messages-dashboard.ts'
import { Profile } from '../../profile/profile.tsx'
import { Notice } from '../../ui/notice.tsx'
import { WideDialog } from '../../ui/wide-dialog.tsx'
import { type BusinessValues, readDegrees } from './values.ts'

const { previewDialog: texts } = businessFormMessages

const none: ProfileQuery['relatedBusinesses'] = []

interface PreviewDialogProps {
  id: string | null
  slug: string | null
  values: BusinessValues
  onClose: () => void
}

/** The profile as visitors will see it, from what stands in the form. It brings the profile: load it lazily. */
export default function PreviewDialog({ id, slug, values, onClose }: PreviewDialogProps) {
  const hasNewPhotos = values.photos.items.some(({ chosen }) => chosen)
  return (
    <WideDialog title={texts.title} close={dashboardMessages.close} onClose={onClose}>
      <Notice tone="info">
        <p>{texts.note}</p>
        {hasNewPhotos && <p>{texts.newPhotos}</p>}
      </Notice>
      <div onClickCapture={stayHere}>
        <Profile business={previewOf(id, slug, values)} related={none} />
      </div>
    </WideDialog>
  )
}

const insideLinks = 'a[href^="/"]:not([aria-haspopup]), a[href^="https://wa.me/?"], button[aria-pressed]'

/** Links of the site would leave the form, and the heart would ask the server about what is not there. */
function stayHere(event: MouseEvent) {
  const { target } = event
  if (!(target instanceof Element)) return
  if (!target.closest(insideLinks)) return
  event.preventDefault()
  event.stopPropagation()
}

type PublicBusiness = NonNullable<ProfileQuery['business']>

/** What stands in the form as the profile's query would answer it. What is wrong in the form is left out. */
function previewOf(id: string | null, slug: string | null, values: BusinessValues): PublicBusiness {
  const { shape } = createBusinessInput
  const { city, neighborhood, categories, subcategories, description } = values
  const [latitude, longitude] = [readDegrees(values.latitude), readDegrees(values.longitude)]
  const isPlaced = Number.isFinite(latitude) && Number.isFinite(longitude)
  const link = (name: 'instagram' | 'facebook' | 'linkedin' | 'twitter' | 'tiktok' | 'site' | 'video') =>
    shape[name].safeParse(values[name]).data ?? null
  return {
    id: id ?? '0',
    slug: slug ?? '',
    name: values.name.trim() || texts.noName,
    description,
    excerpt: excerptOf(description),
    phone: shape.phone.safeParse(values.phone).data ?? '',
    whatsapp: shape.whatsapp.safeParse(values.whatsapp).data ?? null,
    instagram: link('instagram'),
    facebook: link('facebook'),
    linkedin: link('linkedin'),
    twitter: link('twitter'),
    tiktok: link('tiktok'),
    site: link('site'),
    video: link('video'),
    latitude: isPlaced ? latitude : null,
    longitude: isPlaced ? longitude : null,
    photos: values.photos.items.flatMap(({ saved, alt }) => (saved ? { ...saved, alt } : [])),
    address: {
      street: values.street.trim() || null,
      number: values.number.trim() || null,
      zipCode: values.zipCode || null,
      city: { id: city?.id ?? '', name: city?.name ?? texts.noCity, slug: '' },
      neighborhood: {
        id: neighborhood?.id ?? '',
        name: neighborhood?.name ?? texts.noPlace,
        slug: '',
      },
    },
    categories: [...categories],
    subcategories: subcategories.map(({ categoryId, ...each }) => ({
      ...each,
      category: {
        id: categoryId,
        slug: categories.find((category) => category.id === categoryId)?.slug ?? '',
      },
    })),
  }
}
