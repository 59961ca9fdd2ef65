import { excerptOf } from '../../../../schema/excerpt.ts'
import { createBusinessInput } from '../../../../schema/input/business.ts'
import type { ProfileQuery } from '../../gql/pages/graphql.ts'
import { businessFormMessages } from '../../messages-business-form.ts'
import type { SavedPhoto } from '../photos/use-photos.ts'
import { type FormValues, readDegrees } from './values.ts'

const { previewDialog: texts } = businessFormMessages

type PublicBusiness = NonNullable<ProfileQuery['business']>

/** What stands in the form as the profile's query would answer it. What is wrong in the form is left out. */
export function previewOf(
  id: string | null,
  slug: string | null,
  values: FormValues,
  photos: readonly SavedPhoto[],
): PublicBusiness {
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
    photos: [...photos],
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
