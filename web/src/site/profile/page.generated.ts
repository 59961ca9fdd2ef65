/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import type { BusinessCard_CardFragment } from '../../ui/business-card/business-card.generated.ts';
import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Kind of the answers to an attribute. */
export type AttributeKind =
  /** The slug of one of its options. */
  | 'CHOICE'
  /** A link. */
  | 'LINK'
  /** "yes" or "no". */
  | 'YES_NO';

/** Operating state of an establishment. */
export type BusinessState =
  /** Permanently closed and not listed. */
  | 'CLOSED_FOR_GOOD'
  /** Temporarily closed; `reopensOn` is the date of reopening, if known. */
  | 'CLOSED_TEMPORARILY'
  /** Readable only by administrators and the owner. */
  | 'DRAFT'
  /** In operation. */
  | 'PUBLISHED';

/** Contact of an establishment that can be confirmed. */
export type ConfirmationTopic =
  /** Address with the point on the map. */
  | 'ADDRESS'
  /** Phone. */
  | 'PHONE'
  /** WhatsApp. */
  | 'WHATSAPP';

/** Who confirmed a value. */
export type ConfirmedBy =
  /** The guide’s administrators. */
  | 'ADMINISTRATION'
  /** The establishment. */
  | 'ESTABLISHMENT';

export type ProfileQueryVariables = Exact<{
  slug: string;
  limit: number;
  seed: string;
}>;


export type ProfileQuery = { business: { id: string, slug: string, name: string, description: string, phone: string, whatsapp: string | null, email: string | null, instagram: string | null, facebook: string | null, linkedin: string | null, twitter: string | null, tiktok: string | null, site: string | null, video: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, servesRegion: boolean, addressHidden: boolean, showsNeighborhood: boolean, state: Types.BusinessState, reopensOn: string | null, closedOn: string | null, contactsHiddenUntil: string | null, latitude: number | null, longitude: number | null, areas: Array<{ city: { name: string, slug: string }, neighborhood: { name: string, slug: string } | null }>, attributes: Array<{ value: string, label: string, attribute: { id: string, name: string, kind: Types.AttributeKind, group: string, icon: string | null, meaning: string | null } }>, hours: { informedOn: string | null } | null, confirmations: Array<{ topic: Types.ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: Types.ConfirmedBy | null }>, sources: Array<{ source: string, licence: string, month: string }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }>, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string, slug: string, upcomingHolidays: Array<{ date: string, name: string, isOptional: boolean }> }, neighborhood: { id: string, name: string, slug: string } }, categories: Array<{ id: string, name: string, slug: string, schemaType: string | null }>, subcategories: Array<{ id: string, name: string, slug: string, category: { id: string, slug: string } }> } | null, relatedBusinesses: Array<(
    { id: string }
    & { ' $fragmentRefs'?: { 'BusinessCard_CardFragment': BusinessCard_CardFragment } }
  )> };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const ProfileDocument = new TypedDocumentString(`
    query Profile($slug: String!, $limit: Int!, $seed: String!) {
  business(slug: $slug) {
    id
    slug
    name
    description
    phone
    whatsapp
    email
    instagram
    facebook
    linkedin
    twitter
    tiktok
    site
    video
    mondayHours
    tuesdayHours
    wednesdayHours
    thursdayHours
    fridayHours
    saturdayHours
    sundayHours
    specialHours
    servesRegion
    addressHidden
    showsNeighborhood
    areas {
      city {
        name
        slug
      }
      neighborhood {
        name
        slug
      }
    }
    attributes {
      value
      label
      attribute {
        id
        name
        kind
        group
        icon
        meaning
      }
    }
    state
    reopensOn
    closedOn
    contactsHiddenUntil
    hours {
      informedOn
    }
    confirmations {
      topic
      correctedOn
      confirmedOn
      confirmedBy
    }
    sources {
      source
      licence
      month
    }
    latitude
    longitude
    photos {
      id
      alt
      image {
        url
        width
        height
        color
      }
    }
    address {
      street
      number
      zipCode
      city {
        id
        name
        slug
        upcomingHolidays {
          date
          name
          isOptional
        }
      }
      neighborhood {
        id
        name
        slug
      }
    }
    categories {
      id
      name
      slug
      schemaType
    }
    subcategories {
      id
      name
      slug
      category {
        id
        slug
      }
    }
  }
  relatedBusinesses(slug: $slug, limit: $limit, seed: $seed) {
    id
    ...BusinessCard_card
  }
}
    fragment BusinessCard_card on BusinessCard {
  id
  slug
  name
  excerpt
  phone
  whatsapp
  street
  number
  distance
  state
  reopensOn
  hours {
    week
    exceptions {
      date
      hours
    }
  }
  cover {
    id
    image {
      url
      width
      height
      color
    }
  }
  categories {
    id
    name
    slug
  }
  city {
    id
    name
    slug
  }
  neighborhood {
    id
    name
    slug
  }
}`) as unknown as TypedDocumentString<ProfileQuery, ProfileQueryVariables>;

export const useProfile = () => useLoaded<ProfileQuery>('Profile')