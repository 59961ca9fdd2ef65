import { answerLabel } from '../../../../schema/attributes/answers.ts'
import {
  type addressFieldNames,
  businessFieldNames,
  perField,
  type plainFieldNames,
} from '../../../../schema/business/per-field.ts'
import { toPoint } from '../../../../schema/coordinates.ts'
import { slugify } from '../../../../schema/slug.ts'
import { businessFormMessages } from '../../messages/dashboard/business-form.ts'
import { dashboardMessages } from '../../messages/dashboard/dashboard.ts'
import { type ProfileBusiness, ProfilePreview } from '../../start/profile-preview.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/states.tsx'
import { askedAttributes, type FormAttribute } from './attributes-section.tsx'
import { createInput } from './input.ts'
import { answerName, type BusinessValues } from './values.ts'

const { previewDialog: texts } = businessFormMessages

interface PreviewDialogProps {
  id: string | null
  slug: string | null
  values: BusinessValues
  attributes: readonly FormAttribute[]
  onClose: () => void
}

/** The profile as visitors will see it, from the values of the form. It imports the profile: load it lazily. */
export function PreviewDialog({ id, slug, values, attributes, onClose }: PreviewDialogProps) {
  const hasNewPhotos = values.photos.items.some(({ chosen }) => chosen)
  return (
    <Dialog title={texts.title} close={dashboardMessages.close} onClose={onClose} size="xl">
      <Notice tone="info">
        <p>{texts.note}</p>
        {hasNewPhotos && <p>{texts.newPhotos}</p>}
      </Notice>
      <ProfilePreview
        business={{ ...previewBusiness(id, slug, values), attributes: previewAnswers(values, attributes) }}
      />
    </Dialog>
  )
}

/** What is answered of what the chosen categories are asked. */
function previewAnswers(
  values: BusinessValues,
  attributes: readonly FormAttribute[],
): ProfileBusiness['attributes'] {
  return askedAttributes(attributes, values.categories).flatMap((attribute) => {
    const value = values[answerName(attribute.id)]
    if (!value) return []
    return [{ value, label: answerLabel(attribute, value), attribute: { ...attribute, meaning: null } }]
  })
}

type PublicFields = Pick<ProfileBusiness, (typeof plainFieldNames)[number]> &
  Pick<ProfileBusiness['address'], (typeof addressFieldNames)[number]>

/** A public place; an empty slug is that of a neighborhood that is not. */
const shownPlace = ({ name }: { name: string }) => ({ name, slug: slugify(name) })

/** The form's values in the shape of the profile's query, without invalid fields. */
function previewBusiness(
  id: string | null,
  slug: string | null,
  values: BusinessValues,
): Omit<ProfileBusiness, 'attributes'> {
  const { city, neighborhood, areas, categories, subcategories, description } = values
  const input: Readonly<Record<string, unknown>> = { ...createInput(values), ...createInput(values).address }
  const fields = perField(businessFieldNames, (name, { rule }) => rule.safeParse(input[name]).data ?? null)
  const { street, number, zipCode, ...whole } = fields as unknown as PublicFields
  const isHidden = values.addressHidden === 'sim'
  const plain = isHidden ? { ...whole, latitude: null, longitude: null } : whole
  return {
    ...plain,
    ...(toPoint(plain.latitude, plain.longitude) ?? { latitude: null, longitude: null }),
    id: id ?? '0',
    slug: slug ?? '',
    hours: null,
    closedOn: null,
    contactsHiddenUntil: null,
    confirmations: [],
    areas: areas.map((area) => ({
      city: shownPlace(area.city),
      neighborhood: area.neighborhood && shownPlace(area.neighborhood),
    })),
    sources: [],
    name: plain.name ?? texts.noName,
    description,
    phone: plain.phone ?? '',
    photos: values.photos.items.flatMap(({ saved, alt }) => (saved ? { ...saved, alt } : [])),
    address: {
      ...(isHidden ? { street: null, number: null, zipCode: null } : { street, number, zipCode }),
      city: { id: city?.id ?? '', name: city?.name ?? texts.noCity, slug: '', upcomingHolidays: [] },
      neighborhood:
        isHidden && values.showsNeighborhood !== 'sim'
          ? { id: '', name: '', slug: '' }
          : { id: neighborhood?.id ?? '', ...shownPlace(neighborhood ?? { name: texts.noPlace }) },
    },
    categories: categories.map((category) => ({ ...category, schemaType: null })),
    subcategories: subcategories.map(({ categoryId, ...each }) => ({
      ...each,
      category: {
        id: categoryId,
        slug: categories.find((category) => category.id === categoryId)?.slug ?? '',
      },
    })),
  }
}
