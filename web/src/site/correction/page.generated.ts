/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** Place served by an establishment. */
export type AreaInput = {
  /** Id of the city. */
  cityId: string | number;
  /** Id of a neighborhood of that city; absent for the whole city. */
  neighborhoodId?: string | number | null | undefined;
};

/** Answer to an attribute. */
export type BusinessAttributeInput = {
  /** Slug or id of the attribute. */
  slug: string;
  /** "yes" or "no", the slug of an option, or a link; null or blank removes the answer. */
  value?: string | null | undefined;
};

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

/** Errors in an establishment and, as far as known, the correct values. */
export type ProposalInput = {
  /** E-mail address for the answer, used once it is confirmed. */
  email?: string | null | undefined;
  /** Honeypot, hidden from people: must be empty. */
  nickname?: string | null | undefined;
  /** Plain text for the administrators, at most 1,000 characters. */
  note?: string | null | undefined;
  /** With the topic PHOTOS: ids of the wrong photos. */
  photoIds?: Array<string | number> | null | undefined;
  /** Seconds for which the form was open; submissions faster than three are refused for a retry. */
  seconds?: number | null | undefined;
  /** Topics with errors, at least one. */
  topics: Array<ProposalTopic>;
  /** Correct values. */
  values?: ProposedValuesInput | null | undefined;
};

/** Topic of a proposal. A submission has one proposal per topic. */
export type ProposalTopic =
  /** Changes answers about accessibility; only in proposals from earlier releases. */
  | 'ACCESS'
  /** Changes street, number, zipCode, cityId, neighborhoodId, latitude, longitude. */
  | 'ADDRESS'
  /** Changes areaCityIds, areaNeighborhoodIds, servesRegion, addressHidden, showsNeighborhood. */
  | 'AREA'
  /** Changes answers to attributes. */
  | 'ATTRIBUTES'
  /** Changes categoryIds, subcategoryIds. */
  | 'CATEGORIES'
  /** Someone claims the establishment. */
  | 'CLAIM'
  /** The establishment no longer exists. */
  | 'CLOSED'
  /** Changes description. */
  | 'DESCRIPTION'
  /** Changes email. */
  | 'EMAIL'
  /** Changes mondayHours, tuesdayHours, wednesdayHours, thursdayHours, fridayHours, saturdayHours, sundayHours. */
  | 'HOURS'
  /** Changes instagram, facebook, linkedin, twitter, tiktok, video. */
  | 'LINKS'
  /** Changes name. */
  | 'NAME'
  /** Something else, described in the note. */
  | 'OTHER'
  /** Changes phone. */
  | 'PHONE'
  /** A photo is wrong. */
  | 'PHOTOS'
  /** Request to remove the establishment from the guide. */
  | 'REMOVAL'
  /** Report of a scam. */
  | 'SCAM'
  /** Changes site. */
  | 'SITE'
  /** Changes specialHours. */
  | 'SPECIAL_HOURS'
  /** Changes whatsapp. */
  | 'WHATSAPP';

/** Correct values, as far as known: an absent field is not proposed, null empties it. */
export type ProposedValuesInput = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: boolean | null | undefined;
  /** Address of the establishment. */
  address?: UpdateAddressInput | null | undefined;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone; null is no. */
  addressHidden?: boolean | null | undefined;
  /** Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set. */
  areas?: Array<AreaInput> | null | undefined;
  /** Answers to attributes; only the listed ones change. */
  attributes?: Array<BusinessAttributeInput> | null | undefined;
  /** Ids of categories, 1 to 10, in order; the first is the main one. */
  categoryIds?: Array<string | number> | null | undefined;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description?: string | null | undefined;
  /** Its public e-mail address. */
  email?: string | null | undefined;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: string | null | undefined;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: string | null | undefined;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: string | null | undefined;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: number | null | undefined;
  /**
   * Whether the answer to the attribute `atendimento-em-libras` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `atendimento-em-libras`.
   */
  libras?: boolean | null | undefined;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: string | null | undefined;
  /** Longitude in degrees. */
  longitude?: number | null | undefined;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: string | null | undefined;
  /** Its name, as people write it. */
  name?: string | null | undefined;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone?: string | null | undefined;
  /**
   * Whether the answer to the attribute `vaga-reservada` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `vaga-reservada`.
   */
  reservedParking?: boolean | null | undefined;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: string | null | undefined;
  /** Whether it serves every city of the guide; then it names no area; null is no. */
  servesRegion?: boolean | null | undefined;
  /** Whether its neighborhood is public while its address is hidden; null is no. */
  showsNeighborhood?: boolean | null | undefined;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: string | null | undefined;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: string | null | undefined;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: boolean | null | undefined;
  /** Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one. */
  subcategoryIds?: Array<string | number> | null | undefined;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: string | null | undefined;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: string | null | undefined;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: string | null | undefined;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: string | null | undefined;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: string | null | undefined;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: string | null | undefined;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: string | null | undefined;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: string | null | undefined;
};

/** Changes of an address: an absent field is unchanged, null clears. */
export type UpdateAddressInput = {
  /** Id of the city. */
  cityId?: string | number | null | undefined;
  /** Id of a neighborhood of that city. */
  neighborhoodId?: string | number | null | undefined;
  /** The number in the street; "S/N" is one. */
  number?: string | null | undefined;
  /** The street, if known. */
  street?: string | null | undefined;
  /** The zip code (CEP): eight digits. */
  zipCode?: string | null | undefined;
};

export type CorrectionQueryVariables = Exact<{
  slug: string;
}>;


export type CorrectionQuery = { business: { id: string, slug: string, name: string, state: Types.BusinessState, contactsHiddenUntil: string | null, addressHidden: boolean, phone: string, whatsapp: string | null, site: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }>, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string }, neighborhood: { id: string, name: string, slug: string } } } | null };

export type ProposeCorrectionMutationVariables = Exact<{
  slug: string;
  input: Types.ProposalInput;
}>;


export type ProposeCorrectionMutation = { proposeCorrection: { token: string, waitsForEmail: boolean } };

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

export const CorrectionDocument = new TypedDocumentString(`
    query Correction($slug: String!) {
  business(slug: $slug) {
    id
    slug
    name
    state
    contactsHiddenUntil
    addressHidden
    phone
    whatsapp
    site
    mondayHours
    tuesdayHours
    wednesdayHours
    thursdayHours
    fridayHours
    saturdayHours
    sundayHours
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
      }
      neighborhood {
        id
        name
        slug
      }
    }
  }
}
    `) as unknown as TypedDocumentString<CorrectionQuery, CorrectionQueryVariables>;
export const ProposeCorrectionDocument = new TypedDocumentString(`
    mutation ProposeCorrection($slug: String!, $input: ProposalInput!) {
  proposeCorrection(slug: $slug, input: $input) {
    token
    waitsForEmail
  }
}
    `) as unknown as TypedDocumentString<ProposeCorrectionMutation, ProposeCorrectionMutationVariables>;

export const useCorrection = () => useLoaded<CorrectionQuery>('Correction')