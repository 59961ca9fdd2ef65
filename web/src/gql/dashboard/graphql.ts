/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Place served by an establishment. */
export type AreaInput = {
  /** Id of the city. */
  cityId: string | number;
  /** Id of a neighborhood of that city; absent for the whole city. */
  neighborhoodId?: string | number | null | undefined;
};

/** Kind of the answers to an attribute. */
export type AttributeKind =
  /** The slug of one of its options. */
  | 'CHOICE'
  /** A link. */
  | 'LINK'
  /** "yes" or "no". */
  | 'YES_NO';

/** Filter of a list of attributes. */
export type AttributeListFilter = {
  /** Only active attributes, or only the others. */
  active?: boolean | null | undefined;
  /** Slug or id of a category: only its attributes. */
  category?: string | null | undefined;
  /** Only attributes with this kind of answers. */
  kind?: AttributeKind | null | undefined;
  /** Words of the name or the slug. */
  search?: string | null | undefined;
};

/** A possible answer to an attribute. */
export type AttributeOptionInput = {
  /** Name of the option, at most 60 characters. */
  name: string;
  /** Derived from the name when absent or blank. */
  slug?: string | null | undefined;
};

/** Action recorded in the audit trail. */
export type AuditAction =
  /** Change of several entities at once; each is a line. */
  | 'BULK'
  /** Creation of an entity. */
  | 'CREATE'
  /** Deletion of an entity. */
  | 'DELETE'
  /** Import of a file; each changed entity is a line. */
  | 'IMPORT'
  /** Merge of two establishments, or its undo; both are lines. */
  | 'MERGE'
  /** Undo of a deletion. */
  | 'RESTORE'
  /** Update of some fields. */
  | 'UPDATE';

/** Type of an entity in the audit trail. */
export type AuditEntity =
  /** An attribute. */
  | 'ATTRIBUTE'
  /** An establishment. */
  | 'BUSINESS'
  /** A category. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** An invitation to an account. */
  | 'INVITATION'
  /** A neighborhood. */
  | 'NEIGHBORHOOD'
  /** What a category of the sources is in the guide. */
  | 'SOURCE_CATEGORY'
  /** A subcategory. */
  | 'SUBCATEGORY'
  /** An account. */
  | 'USER';

/** Filter of the audit trail. An import or bulk change is one entry, matched by the entity type and action of any of its lines; `search` and `entityId` match the lines themselves. */
export type AuditFilter = {
  /** Action of the entry. */
  action?: AuditAction | null | undefined;
  /** Id of the account that acted. */
  actorId?: string | number | null | undefined;
  /** Type of the changed entity. */
  entity?: AuditEntity | null | undefined;
  /** Id of the changed entity. */
  entityId?: string | number | null | undefined;
  /** First day in São Paulo, inclusive: yyyy-MM-dd. */
  from?: string | null | undefined;
  /** Id of an import or bulk change: only its lines, in order. */
  partOf?: string | number | null | undefined;
  /** Words that must all occur in the name at that time; accounts have none. */
  search?: string | null | undefined;
  /** Last day in São Paulo, inclusive: yyyy-MM-dd. */
  to?: string | null | undefined;
};

/** Answer to an attribute. */
export type BusinessAttributeInput = {
  /** Slug or id of the attribute. */
  slug: string;
  /** "yes" or "no", the slug of an option, or a link; null or blank removes the answer. */
  value?: string | null | undefined;
};

/** Filter of the administrators' list of establishments; conditions are combined with AND. */
export type BusinessListFilter = {
  /** Slug or id of an attribute: only establishments that answered it. */
  attribute?: string | null | undefined;
  /** Slug or id of a category. */
  category?: string | null | undefined;
  /** Existing establishments that an import or a bulk change created or changed: id of its audit entry, or the `actKey` that was sent. */
  changedBy?: string | number | null | undefined;
  /** Slug or id of a city. */
  city?: string | null | undefined;
  /** Slug or id of a neighborhood; several cities may share a slug. */
  neighborhood?: string | null | undefined;
  /** Id of the owner's account. */
  ownerId?: string | number | null | undefined;
  /** Words that the name must contain, matched as in a search; digits also match phone numbers and ids. */
  search?: string | null | undefined;
  /** Slug or id of a city served, fully or in one of its neighborhoods. */
  servedCity?: string | null | undefined;
  /** Slug or id of a neighborhood served. */
  servedNeighborhood?: string | null | undefined;
  /** State of the establishments. */
  state?: BusinessState | null | undefined;
  /** Slug or id of a subcategory. */
  subcategory?: string | null | undefined;
  /** True for establishments without coordinates, false for those with both. */
  withoutCoordinates?: boolean | null | undefined;
  /** True for establishments without an owner, false for those with one. */
  withoutOwner?: boolean | null | undefined;
  /** True for establishments without photos, false for those with some. */
  withoutPhotos?: boolean | null | undefined;
};

/** Sort order of the administrators' list of establishments; ties are broken by id. */
export type BusinessSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort column. */
  field?: BusinessSortField;
};

/** Columns to sort the administrators' list of establishments by. */
export type BusinessSortField =
  /** By name of the city. */
  | 'CITY'
  /** By time of registration. */
  | 'CREATED_AT'
  /** By name, ignoring case and accents. */
  | 'NAME'
  /** By time of the last change. */
  | 'UPDATED_AT';

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

/** Action on the categories of several establishments. */
export type CategoriesAction =
  /** Appends the given categories to the existing ones. */
  | 'ADD'
  /** Removes the given categories, along with their subcategories. */
  | 'REMOVE'
  /** Replaces the existing categories. */
  | 'REPLACE';

/** Edit of the categories of several establishments. */
export type CategoriesEditInput = {
  /** Action on the categories. */
  action: CategoriesAction;
  /** Ids of categories, at most 10, in order. */
  categoryIds?: Array<string | number>;
  /** Ids of subcategories, at most 30, in order. */
  subcategoryIds?: Array<string | number>;
};

/** Filter of a list of categories. */
export type CategoryListFilter = {
  /** Words of the name or the slug. */
  search?: string | null | undefined;
};

/** Change of the state of several establishments. */
export type ChangeStateInput = {
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<string | number>;
  /** Whether to skip drafts that are incomplete for the state; otherwise the whole change is refused. */
  skipIncomplete?: boolean;
  /** New state. */
  state: BusinessState;
};

/** Filter of a list of cities. */
export type CityListFilter = {
  /** Only cities that can be chosen, or only the others. */
  active?: boolean | null | undefined;
  /** Only popular cities, or only the others. */
  isPopular?: boolean | null | undefined;
  /** Words of the name or the slug. */
  search?: string | null | undefined;
};

/** Method of proving a claim to an establishment. */
export type ClaimMethod =
  /** By evidence, after the listed contacts were tried on two days. */
  | 'EVIDENCE'
  /** By a code that an administrator reads out on the listed phone. */
  | 'PHONE'
  /** By a code sent from the listed WhatsApp to the guide’s chat. */
  | 'WHATSAPP';

/** How a value was confirmed. */
export type ConfirmationMethod =
  /** Call by an administrator. */
  | 'CALL'
  /** Message from the establishment. */
  | 'CHAT'
  /** Document seen by an administrator. */
  | 'DOCUMENT'
  /** Statement by the owner. */
  | 'OWNER';

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

/** Where a new establishment is. */
export type CreateAddressInput = {
  /** Id of the city. */
  cityId: string | number;
  /** Id of a neighborhood of that city. */
  neighborhoodId: string | number;
  /** The number in the street; "S/N" is one. */
  number?: string | null | undefined;
  /** The street, if known. */
  street?: string | null | undefined;
  /** The zip code (CEP): eight digits. */
  zipCode?: string | null | undefined;
};

/** A new attribute. */
export type CreateAttributeInput = {
  /** Whether the public sees it. */
  active?: boolean;
  /** Ids of the categories whose establishments are asked, at most 100; an empty list asks all. */
  categoryIds?: Array<string | number> | null | undefined;
  /** Group, at most 60 characters; attributes of the same group are shown together. */
  group: string;
  /** Icon name: alert, camera, check, email, eye, heart, info, map, phone, pin, play, site, user, whatsapp. */
  icon?: string | null | undefined;
  /** Whether its filter is offered without a chosen category. */
  isAlwaysInSight?: boolean;
  /** Whether visitors can filter by it: of links, by those that have one. */
  isFilter?: boolean;
  /** Kind of the answers; cannot be changed once there are answers. */
  kind?: AttributeKind;
  /** Meaning of the answers in structured data: acceptsReservations (YES_NO, LINK), amenityFeature (YES_NO, CHOICE), hasMenu (LINK), isAccessibleForFree (YES_NO), paymentAccepted (YES_NO), servesCuisine (CHOICE), smokingAllowed (YES_NO), BuyAction (LINK), OrderAction (LINK), QuoteAction (LINK), ReserveAction (LINK), ScheduleAction (LINK). */
  meaning?: string | null | undefined;
  /** Name of the entry, at most 120 characters. */
  name: string;
  /** Options of a CHOICE: 2 to 20, in order. Options in use cannot be removed. */
  options?: Array<AttributeOptionInput> | null | undefined;
  /** Position in lists from 0 to 10000; lists are sorted by it, then by name. */
  position?: number | null | undefined;
  /** Question in forms, at most 160 characters. */
  question: string;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: string | null | undefined;
};

/** New establishment. Its slug is derived from the name. */
export type CreateBusinessInput = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: boolean | null | undefined;
  /** Address of the establishment. */
  address: CreateAddressInput;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone; null is no. */
  addressHidden?: boolean | null | undefined;
  /** Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set. */
  areas?: Array<AreaInput> | null | undefined;
  /** Answers to attributes; only the listed ones change. */
  attributes?: Array<BusinessAttributeInput> | null | undefined;
  /** Ids of categories, 1 to 10, in order; the first is the main one. */
  categoryIds: Array<string | number>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description: string;
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
  name: string;
  /** Id of the owner's account. */
  ownerId?: string | number | null | undefined;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone: string;
  /** Photos, at most 15, in order; the first is the cover. */
  photos?: Array<File> | null | undefined;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: string | null | undefined;
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
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: BusinessState | null | undefined;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: boolean | null | undefined;
  /** Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one. */
  subcategoryIds?: Array<string | number>;
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

/** A new category. */
export type CreateCategoryInput = {
  /** Its icon. */
  icon?: File | null | undefined;
  /** Whether it is marked as popular. */
  isPopular?: boolean;
  /** Name of the entry, at most 120 characters. */
  name: string;
  /** The schema.org type of its establishments in structured data, a subtype of LocalBusiness. */
  schemaType?: string | null | undefined;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: string | null | undefined;
  /** Alternative names. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: Array<string> | null | undefined;
};

/** A new city. */
export type CreateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: boolean;
  /** Local holidays, in addition to those of the country and the state: "19/03 São José" is yearly, "16/02/2027 Festa do Divino" in one year. At most 20 with names of up to 60 characters. */
  holidays?: Array<string> | null | undefined;
  /** A picture of it. */
  image?: File | null | undefined;
  /** Whether the home page shows it among the popular. */
  isPopular?: boolean;
  /** Latitude of the city centre in degrees; only with a longitude. */
  latitude?: number | null | undefined;
  /** Longitude of the city centre in degrees; only with a latitude. */
  longitude?: number | null | undefined;
  /** Name of the entry, at most 120 characters. */
  name: string;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: string | null | undefined;
};

/** A new neighborhood. */
export type CreateNeighborhoodInput = {
  /** Id of the city; cannot be changed if the neighborhood has establishments. */
  cityId: string | number;
  /** Name of the entry, at most 120 characters. */
  name: string;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: string | null | undefined;
};

/** A new subcategory. */
export type CreateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: boolean;
  /** Id of the category; cannot be changed if the subcategory has establishments. */
  categoryId: string | number;
  /** Its icon. */
  icon?: File | null | undefined;
  /** Name of the entry, at most 120 characters. */
  name: string;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: string | null | undefined;
  /** Alternative names. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: Array<string> | null | undefined;
};

/** Hours of a date for one establishment. */
export type DateHoursEntryInput = {
  /** Hours such as "8-12, 13:30-18", "24h" or "fechado". Null removes the entry for the date: its hours are unconfirmed. */
  hours?: string | null | undefined;
  /** Id of the establishment. */
  id: string | number;
  /** Version that was read. */
  version: number;
};

/** What becomes of a row of a duty roster. */
export type DutyRosterOutcome =
  /** Its hours are set for its date. */
  | 'CHANGED'
  /** Something is wrong with it: `problems` says what. */
  | 'REFUSED'
  /** They are there already. */
  | 'UNCHANGED';

/** Bulk edit of several establishments; absent fields stay unchanged. */
export type EditBusinessesInput = {
  /** New answer to an attribute; a null or blank value removes the answer. */
  attribute?: BusinessAttributeInput | null | undefined;
  /** Edit of their categories. */
  categories?: CategoriesEditInput | null | undefined;
  /** Fingerprint from the preview; CONFLICT if the edit would now change something else. */
  fingerprint?: string | null | undefined;
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<string | number>;
  /** Id of the new neighborhood, which also sets the city. */
  neighborhoodId?: string | number | null | undefined;
  /** Id of the new owner's account; null removes the owner. */
  ownerId?: string | number | null | undefined;
};

/** Proof of a removal request. */
export type ErasureBasis =
  /** Confirmed by a listed contact that could prove a claim. */
  | 'CONTACT'
  /** Evidence checked by an administrator. */
  | 'EVIDENCE'
  /** The sender owns the establishment. */
  | 'OWNER';

/** The format of a file of establishments. */
export type ExportFormat =
  /** Text with semicolons, for spreadsheets in Brazil. */
  | 'CSV'
  /** GeoJSON, for maps. */
  | 'GEOJSON'
  /** A workbook of Excel. */
  | 'XLSX';

/** What became of a line of a file, or would become of it. */
export type ImportOutcome =
  /** It made an establishment. */
  | 'CREATED'
  /** Something is wrong with it; nothing of it was saved. */
  | 'REFUSED'
  /** It says what is there already. */
  | 'UNCHANGED'
  /** It changed an establishment. */
  | 'UPDATED';

/** Person to invite. */
export type InviteUserInput = {
  /** Address; stored normalized, in lower case. */
  email: string;
  /** Name of the person. */
  name: string;
  /** Role of the future account. */
  role: Role;
};

/** Reason why mails could not be sent yet. */
export type MailFailure =
  /** The mail server could not be reached, or did not respond. */
  | 'AWAY'
  /** The mail server refused the user or the password. */
  | 'CREDENTIALS'
  /** The mail server refused them temporarily. */
  | 'REFUSED';

/** Two establishments to merge, and which values to keep. */
export type MergeBusinessesInput = {
  /** The areas of the result. */
  areas?: MergedAreas;
  /** Names of fields to take from the other one, each with its whole group; all others are kept. */
  fields?: Array<string>;
  /** Id of the establishment that is kept. */
  keptId: string | number;
  /** Version of the kept establishment when it was read. */
  keptVersion: number;
  /** Id of the establishment that is merged into it. */
  otherId: string | number;
  /** Version of the other one when it was read. */
  otherVersion: number;
  /** Photos of the result in order, at most 15; when absent all of the kept one, then of the other. */
  photoIds?: Array<string | number> | null | undefined;
  /** Whether to publish the address although one of them hides it. */
  showAddress?: boolean;
};

/** The areas that the result of a merge serves. */
export type MergedAreas =
  /** Areas of both, at most eight. */
  | 'BOTH'
  /** Areas of the establishment that is kept. */
  | 'KEPT'
  /** Areas of the other one. */
  | 'OTHER';

/** Filter of a list of neighborhoods. */
export type NeighborhoodListFilter = {
  /** Slug or id of a city; empty result for an unknown one. */
  city?: string | null | undefined;
  /** Words of the name or the slug. */
  search?: string | null | undefined;
};

/** A proposal from `ownersDates`. */
export type OwnersDatesInput = {
  /** `content` of the proposal. */
  content: string;
  /** Id of the proposal. */
  id: string | number;
};

/** State of a photo import. */
export type PhotoImportState =
  /** All photos have been processed. */
  | 'DONE'
  /** Given up after a day. */
  | 'EXPIRED'
  /** Dry run: nothing is added. */
  | 'PLANNED'
  /** The server is adding the photos. */
  | 'RUNNING'
  /** The import was taken back before all photos were added. */
  | 'TAKEN_BACK';

/** How to add photos sent with an update of an establishment. */
export type PhotosAction =
  /** Append to the existing photos. */
  | 'APPEND'
  /** Replace the existing photos. */
  | 'REPLACE';

/** Order of a list of cities, neighborhoods, categories, subcategories or attributes. */
export type PlaceSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Field to sort by; ties by id. */
  field?: PlaceSortField;
};

/** Sort field of a list of cities, neighborhoods, categories, subcategories or attributes. */
export type PlaceSortField =
  /** Time of creation. */
  | 'CREATED_AT'
  /** Name, in Portuguese collation. */
  | 'NAME'
  /** Time of the last change. */
  | 'UPDATED_AT';

/** Channel of a submission. */
export type ProposalChannel =
  /** By chat, entered by an administrator. */
  | 'CHAT'
  /** On paper, entered by an administrator. */
  | 'PAPER'
  /** By phone, entered by an administrator. */
  | 'PHONE'
  /** Through the site. */
  | 'SITE';

/** Filter of a list of proposals. */
export type ProposalFilter = {
  /** Only proposals about the establishment with this id. */
  businessId?: string | number | null | undefined;
  /** Only proposals about establishments in the city with this id. */
  cityId?: string | number | null | undefined;
  /** Only proposals of this kind. */
  kind?: ProposalKind | null | undefined;
  /** Only proposals in this state; default: open ones. */
  state?: ProposalState | null | undefined;
};

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

/** Kind of a proposal, by its sender. */
export type ProposalKind =
  /** From someone who claims the establishment. */
  | 'CLAIM'
  /** From someone without rights to the establishment. */
  | 'CORRECTION'
  /** From the owner. */
  | 'OWNER'
  /** From someone who requests its removal. */
  | 'REMOVAL'
  /** From someone who reports a scam. */
  | 'SCAM';

/** Outcome of one topic of a submission. */
export type ProposalOutcome =
  /** Joined an open proposal with the same content. */
  | 'JOINED'
  /** Waits for an administrator. */
  | 'RECEIVED'
  /** Counted, but waits behind three other open proposals. */
  | 'WAITS_BEHIND';

/** State of a proposal. */
export type ProposalState =
  /** Accepted: its values were written, or the reported problem was solved. */
  | 'ACCEPTED'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Refused, with a reason. */
  | 'REFUSED';

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

/** Warning for an administrator before accepting a proposal. */
export type ProposalWarning =
  /** It would be closed permanently and leave all lists. */
  | 'CLOSED'
  /** A phone, WhatsApp or e-mail address changes, by which people reach the establishment. */
  | 'CONTACT'
  /** The description would contain a new link. */
  | 'DESCRIPTION_LINK'
  /** The description would contain a new phone number. */
  | 'DESCRIPTION_NUMBER'
  /** The description would contain a new Pix key. */
  | 'DESCRIPTION_PIX'
  /** A link changes. */
  | 'LINK'
  /** The name changes. */
  | 'NAME'
  /** The address or the point on the map changes. */
  | 'PLACE'
  /** It would be closed on all seven days. */
  | 'WEEK_CLOSED';

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

/** Reasons why the hours of a date were not set. */
export type RefusedDateHoursCode =
  /** The establishment has changed since the `version` that was sent. */
  | 'CHANGED'
  /** The establishment no longer exists. */
  | 'GONE'
  /** The hours by date would break a rule, such as the limit of 60 future dates. */
  | 'RULE';

/** Whether an entry can be undone. */
export type RestorationState =
  /** Already undone. */
  | 'DONE'
  /** Too late to undo. */
  | 'EXPIRED'
  /** Can be undone until `restorableUntil`. */
  | 'POSSIBLE';

/** Role of an account; ADMIN includes the rights of USER. */
export type Role =
  /** An administrator. */
  | 'ADMIN'
  /** A regular user. */
  | 'USER';

/** Hours of one date for several establishments. */
export type SetDateHoursInput = {
  /** Date from today to 365 days ahead, yyyy-MM-dd. */
  date: string;
  /** Entries, 1 to 100, each establishment once. */
  entries: Array<DateHoursEntryInput>;
  /** Reason for different hours, such as "Natal": at most 60 characters, without parentheses. */
  reason?: string | null | undefined;
};

/** Unvalidated values of the form of an establishment while it is edited. */
export type SimilarInput = {
  /** Its categories. */
  categoryIds?: Array<string | number> | null | undefined;
  /** Its city. */
  cityId?: string | number | null | undefined;
  /** Its e-mail address. */
  email?: string | null | undefined;
  /** The establishment that is edited; absent for a new one. */
  id?: string | number | null | undefined;
  /** Its latitude. */
  latitude?: number | null | undefined;
  /** Its longitude. */
  longitude?: number | null | undefined;
  /** Its name. */
  name: string;
  /** Its neighborhood. */
  neighborhoodId?: string | number | null | undefined;
  /** Its number. */
  number?: string | null | undefined;
  /** Its phone. */
  phone?: string | null | undefined;
  /** Its site. */
  site?: string | null | undefined;
  /** Its street. */
  street?: string | null | undefined;
  /** Its WhatsApp. */
  whatsapp?: string | null | undefined;
};

/** Direction of a sort order. */
export type SortDirection =
  /** Ascending. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** A column of a foreign table that holds the answers to an attribute. */
export type SourceAttributeColumn = {
  /** Id of the attribute. */
  attributeId: string | number;
  /** Position of the column, from 0. */
  position: number;
};

/** Maps a source category to the guide. */
export type SourceCategoryInput = {
  /** Category; if listed, exactly one of this and `subcategoryId`. */
  categoryId?: string | number | null | undefined;
  /** Whether the guide lists such places. */
  isListed: boolean;
  /** Key in the source. */
  name: string;
  /** Subcategory, which implies its category. */
  subcategoryId?: string | number | null | undefined;
};

/** Filter of the list of source categories. */
export type SourceCategoryListFilter = {
  /** Slug or id of a category: only keys that administrators mapped to it. */
  category?: string | null | undefined;
  /** Words of the name in the source or in the guide. */
  search?: string | null | undefined;
  /** Only categories in this state. */
  state?: SourceCategoryState | null | undefined;
};

/** How a source category is mapped. */
export type SourceCategoryState =
  /** Mapped by an administrator. */
  | 'CHANGED'
  /** Mapped by the map that comes with the product. */
  | 'STANDARD'
  /** Found by imports and not mapped yet. */
  | 'UNKNOWN';

/** What a column of a foreign table holds. */
export type SourceColumn =
  /** Endereço completo */
  | 'ADDRESS'
  /** Categoria */
  | 'CATEGORY'
  /** Cidade */
  | 'CITY'
  /** Descrição */
  | 'DESCRIPTION'
  /** E-mail */
  | 'EMAIL'
  /** Facebook */
  | 'FACEBOOK'
  /** Sexta-feira */
  | 'FRIDAY_HOURS'
  /** Instagram */
  | 'INSTAGRAM'
  /** Latitude */
  | 'LATITUDE'
  /** LinkedIn */
  | 'LINKEDIN'
  /** Longitude */
  | 'LONGITUDE'
  /** Segunda-feira */
  | 'MONDAY_HOURS'
  /** Nome */
  | 'NAME'
  /** Bairro */
  | 'NEIGHBORHOOD'
  /** Número */
  | 'NUMBER'
  /** Telefone */
  | 'PHONE'
  /** Fotos */
  | 'PHOTOS'
  /** Identificador */
  | 'REFERENCE'
  /** Sábado */
  | 'SATURDAY_HOURS'
  /** Site */
  | 'SITE'
  /** Rua */
  | 'STREET'
  /** Subcategoria */
  | 'SUBCATEGORY'
  /** Domingo */
  | 'SUNDAY_HOURS'
  /** Quinta-feira */
  | 'THURSDAY_HOURS'
  /** TikTok */
  | 'TIKTOK'
  /** Terça-feira */
  | 'TUESDAY_HOURS'
  /** X (Twitter) */
  | 'TWITTER'
  /** Quarta-feira */
  | 'WEDNESDAY_HOURS'
  /** WhatsApp */
  | 'WHATSAPP'
  /** CEP */
  | 'ZIP_CODE';

/** Options for importing a foreign file. */
export type SourceImportInput = {
  /** Columns of a table with answers to attributes; they override `columns`. */
  attributeColumns?: Array<SourceAttributeColumn> | null | undefined;
  /** Assignments of names in a table to cities and categories of the guide. */
  choices?: Array<SourceNameChoice> | null | undefined;
  /** Content of each column of a table, in order; null to skip a column. */
  columns?: Array<SourceColumn | null | undefined> | null | undefined;
  /** Whether to create unknown cities, neighborhoods and categories. */
  create?: boolean | null | undefined;
  /** Whether to report only, without writing. */
  dryRun?: boolean | null | undefined;
  /** Whether to fill empty fields instead of proposing values. */
  fill?: boolean | null | undefined;
  /** Licence of the data. */
  licence: string;
  /** Whether you accept the duties of the ODbL, so that data under it are imported. */
  odblDuties?: boolean | null | undefined;
  /** Whether the file is only a part of the source, so that missing listings do not count as vanished. */
  partial?: boolean | null | undefined;
  /** Name of the source; must be the same at each run. */
  source: string;
};

/** Assigns a name of a foreign table to a city or category of the guide. */
export type SourceNameChoice = {
  /** Kind of the name. */
  kind: SourceNameKind;
  /** Name as written in the table. */
  name: string;
  /** Name in the guide; null for a category that is not to be listed. */
  value?: string | null | undefined;
};

/** Kind of a name in a foreign table. */
export type SourceNameKind =
  /** A category or subcategory. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY';

/** Filter of a list of subcategories. */
export type SubcategoryListFilter = {
  /** Only active subcategories, or only the others. */
  active?: boolean | null | undefined;
  /** Slug or id of a category; empty result for an unknown one. */
  category?: string | null | undefined;
  /** Words of the name or the slug. */
  search?: string | null | undefined;
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

/** Changes of a attribute; absent fields stay unchanged. */
export type UpdateAttributeInput = {
  /** Whether the public sees it. */
  active?: boolean | null | undefined;
  /** Ids of the categories whose establishments are asked, at most 100; an empty list asks all. */
  categoryIds?: Array<string | number> | null | undefined;
  /** Group, at most 60 characters; attributes of the same group are shown together. */
  group?: string | null | undefined;
  /** Icon name: alert, camera, check, email, eye, heart, info, map, phone, pin, play, site, user, whatsapp; null or blank removes it. */
  icon?: string | null | undefined;
  /** Whether its filter is offered without a chosen category. */
  isAlwaysInSight?: boolean | null | undefined;
  /** Whether visitors can filter by it: of links, by those that have one. */
  isFilter?: boolean | null | undefined;
  /** Kind of the answers; cannot be changed once there are answers. */
  kind?: AttributeKind | null | undefined;
  /** Meaning of the answers in structured data: acceptsReservations (YES_NO, LINK), amenityFeature (YES_NO, CHOICE), hasMenu (LINK), isAccessibleForFree (YES_NO), paymentAccepted (YES_NO), servesCuisine (CHOICE), smokingAllowed (YES_NO), BuyAction (LINK), OrderAction (LINK), QuoteAction (LINK), ReserveAction (LINK), ScheduleAction (LINK); null or blank removes it. */
  meaning?: string | null | undefined;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: string | null | undefined;
  /** Options of a CHOICE: 2 to 20, in order. Options in use cannot be removed. */
  options?: Array<AttributeOptionInput> | null | undefined;
  /** Position in lists from 0 to 10000; lists are sorted by it, then by name. */
  position?: number | null | undefined;
  /** Question in forms, at most 160 characters. */
  question?: string | null | undefined;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: string | null | undefined;
};

/** Changes to an establishment; absent fields stay unchanged, null clears. */
export type UpdateBusinessInput = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: boolean | null | undefined;
  /** Changes to the address. */
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
  /** Id of the owner's account. */
  ownerId?: string | number | null | undefined;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone?: string | null | undefined;
  /** Photos in order; at most 15 including those that stay. */
  photos?: Array<File> | null | undefined;
  /** How to add the photos. */
  photosAction?: PhotosAction;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: string | null | undefined;
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
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: BusinessState | null | undefined;
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
  /** Version that was read; CONFLICT if the establishment has changed since. */
  version?: number | null | undefined;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: string | null | undefined;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: string | null | undefined;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: string | null | undefined;
};

/** Changes of a category; absent fields stay unchanged. */
export type UpdateCategoryInput = {
  /** Its icon; null removes it. */
  icon?: File | null | undefined;
  /** Whether it is marked as popular. */
  isPopular?: boolean | null | undefined;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: string | null | undefined;
  /** The schema.org type of its establishments in structured data, a subtype of LocalBusiness; null or blank removes it. */
  schemaType?: string | null | undefined;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: string | null | undefined;
  /** Alternative names; an empty list removes them. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: Array<string> | null | undefined;
};

/** Changes of a city; absent fields stay unchanged. */
export type UpdateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: boolean | null | undefined;
  /** Local holidays, in addition to those of the country and the state: "19/03 São José" is yearly, "16/02/2027 Festa do Divino" in one year; an empty list removes them. At most 20 with names of up to 60 characters. */
  holidays?: Array<string> | null | undefined;
  /** A picture of it; null removes it. */
  image?: File | null | undefined;
  /** Whether the home page shows it among the popular. */
  isPopular?: boolean | null | undefined;
  /** Latitude of the city centre in degrees; only with a longitude. */
  latitude?: number | null | undefined;
  /** Longitude of the city centre in degrees; only with a latitude. */
  longitude?: number | null | undefined;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: string | null | undefined;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: string | null | undefined;
};

/** Changes of a neighborhood; absent fields stay unchanged. */
export type UpdateNeighborhoodInput = {
  /** Id of the city; cannot be changed if the neighborhood has establishments. */
  cityId?: string | number | null | undefined;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: string | null | undefined;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: string | null | undefined;
};

/** Changes of a subcategory; absent fields stay unchanged. */
export type UpdateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: boolean | null | undefined;
  /** Id of the category; cannot be changed if the subcategory has establishments. */
  categoryId?: string | number | null | undefined;
  /** Its icon; null removes it. */
  icon?: File | null | undefined;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: string | null | undefined;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: string | null | undefined;
  /** Alternative names; an empty list removes them. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: Array<string> | null | undefined;
};

/** Filter of the account list. */
export type UserListFilter = {
  /** Only accounts with this role. */
  role?: Role | null | undefined;
  /** Words that must all occur in the name or e-mail. */
  search?: string | null | undefined;
};

/** Sort order of the account list. */
export type UserSort = {
  /** Sort direction. */
  direction?: SortDirection;
  /** Sort column; ties are broken by id. */
  field?: UserSortField;
};

/** Columns to sort accounts by. */
export type UserSortField =
  /** By time of registration. */
  | 'CREATED_AT'
  /** By e-mail. */
  | 'EMAIL'
  /** By name. */
  | 'NAME';

/** Kind of task for an establishment, most urgent first. */
export type WorkKind =
  /** Claim to an establishment. */
  | 'CLAIM'
  /** Correction. */
  | 'CORRECTION'
  /** Invalid phone number. */
  | 'INVALID_PHONE'
  /** Missing description. */
  | 'NO_DESCRIPTION'
  /** Missing hours. */
  | 'NO_HOURS'
  /** Missing photo. */
  | 'NO_PHOTO'
  /** Contact confirmed more than a year ago. */
  | 'OLD_CONFIRMATION'
  /** Owner’s proposal. */
  | 'OWNER'
  /** Removal request, which has a legal due date. */
  | 'REMOVAL'
  /** Scam report. */
  | 'SCAM'
  /** Listing gone from a source that had it in an earlier run. */
  | 'VANISHED';

export type AuditReferencesFragment = { entity: AuditEntity, id: string, name: string, options: Array<{ slug: string, name: string }> };

export type AuditEntriesQueryVariables = Exact<{
  filter?: AuditFilter | null | undefined;
  page: number;
  perPage: number;
}>;


export type AuditEntriesQuery = { auditEntries: { items: Array<{ id: string, at: string, action: AuditAction, entity: AuditEntity, entityId: string, name: string | null, changes: unknown, requestId: string | null, restorationState: RestorationState | null, restorableUntil: string | null, actor: { id: string, name: string } | null, subject: { entity: AuditEntity, id: string, name: string, slug: string | null } | null, references: Array<{ entity: AuditEntity, id: string, name: string, options: Array<{ slug: string, name: string }> }>, partOf: { id: string, action: AuditAction, at: string, requestId: string | null, actor: { name: string } | null } | null, undoes: { id: string, action: AuditAction, at: string } | null, lineCounts: Array<{ entity: AuditEntity, action: AuditAction, count: number }> }>, pagination: { total: number, totalPages: number } } };

export type UndoPreviewQueryVariables = Exact<{
  entry: string | number;
  withChanged: boolean;
}>;


export type UndoPreviewQuery = { undoPreview: { done: number, changed: number, nothing: number, impossible: number, proposals: number, entry: { id: string, action: AuditAction, at: string, entityId: string, name: string | null, requestId: string | null, actor: { id: string, name: string } | null, subject: { id: string, name: string } | null }, obstacles: Array<{ reason: string, count: number, names: Array<string> }>, fields: Array<{ field: string, group: string, now: unknown, set: unknown, old: unknown, isChangedSince: boolean }>, references: Array<{ entity: AuditEntity, id: string, name: string, options: Array<{ slug: string, name: string }> }> } };

export type UndoChangeMutationVariables = Exact<{
  entry: string | number;
  fields?: Array<string> | string | null | undefined;
  withChanged: boolean;
}>;


export type UndoChangeMutation = { undoChange: { done: number, changed: number, impossible: number, proposals: number, entry: { id: string, action: AuditAction, entityId: string, restorationState: RestorationState | null, restorableUntil: string | null } } };

export type AuditActorsQueryVariables = Exact<{ [key: string]: never; }>;


export type AuditActorsQuery = { userPage: { items: Array<{ id: string, name: string }> } };

export type LastEntriesQueryVariables = Exact<{
  filter: AuditFilter;
}>;


export type LastEntriesQuery = { auditEntries: { items: Array<{ id: string, restorationState: RestorationState | null }> } };

export type RestoreDeletionMutationVariables = Exact<{
  entry: string | number;
}>;


export type RestoreDeletionMutation = { restoreDeletion: { entity: AuditEntity, id: string, name: string, slug: string, formerSlug: string | null, entry: { id: string, action: AuditAction, restorationState: RestorationState | null, restorableUntil: string | null } } };

export type BusinessFormOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type BusinessFormOptionsQuery = { cities: Array<{ id: string, name: string, latitude: number | null, longitude: number | null }>, categories: Array<{ id: string, name: string, slug: string }>, attributes: Array<{ id: string, slug: string, name: string, question: string, kind: AttributeKind, group: string, icon: string | null, options: Array<{ slug: string, name: string }>, categories: Array<{ id: string }> }> };

export type BusinessForm_BusinessFragment = { id: string, slug: string, version: number, name: string, description: string, phone: string, whatsapp: string | null, email: string | null, instagram: string | null, facebook: string | null, linkedin: string | null, twitter: string | null, tiktok: string | null, site: string | null, video: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, contactsHiddenUntil: string | null, addressWarnings: Array<string>, servesRegion: boolean, addressHidden: boolean, showsNeighborhood: boolean, state: BusinessState, reopensOn: string | null, latitude: number | null, longitude: number | null, hours: { informedOn: string | null } | null, confirmations: Array<{ topic: ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: ConfirmedBy | null }>, areas: Array<{ city: { id: string, name: string }, neighborhood: { id: string, name: string } | null }>, attributes: Array<{ value: string, attribute: { id: string } }>, owner: { id: string, name: string, email: string } | null, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string, latitude: number | null, longitude: number | null }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string, slug: string }>, subcategories: Array<{ id: string, name: string, slug: string, active: boolean, category: { id: string } }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> };

export type BusinessFormQueryVariables = Exact<{
  id: string | number;
}>;


export type BusinessFormQuery = { business: { id: string, slug: string, version: number, name: string, description: string, phone: string, whatsapp: string | null, email: string | null, instagram: string | null, facebook: string | null, linkedin: string | null, twitter: string | null, tiktok: string | null, site: string | null, video: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, contactsHiddenUntil: string | null, addressWarnings: Array<string>, servesRegion: boolean, addressHidden: boolean, showsNeighborhood: boolean, state: BusinessState, reopensOn: string | null, latitude: number | null, longitude: number | null, hours: { informedOn: string | null } | null, confirmations: Array<{ topic: ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: ConfirmedBy | null }>, areas: Array<{ city: { id: string, name: string }, neighborhood: { id: string, name: string } | null }>, attributes: Array<{ value: string, attribute: { id: string } }>, owner: { id: string, name: string, email: string } | null, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string, latitude: number | null, longitude: number | null }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string, slug: string }>, subcategories: Array<{ id: string, name: string, slug: string, active: boolean, category: { id: string } }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } | null };

export type FormNeighborhoodsQueryVariables = Exact<{
  city: string;
}>;


export type FormNeighborhoodsQuery = { neighborhoods: Array<{ id: string, name: string }> };

export type FormSubcategoriesQueryVariables = Exact<{
  categories: Array<string> | string;
}>;


export type FormSubcategoriesQuery = { subcategories: Array<{ id: string, name: string, slug: string, active: boolean, category: { id: string } }> };

export type FindOwnersQueryVariables = Exact<{
  search: string;
  perPage: number;
}>;


export type FindOwnersQuery = { userPage: { items: Array<{ id: string, name: string, email: string }>, pagination: { total: number } } };

export type AddressOfZipCodeQueryVariables = Exact<{
  zipCode: string;
}>;


export type AddressOfZipCodeQuery = { addressByZipCode: { street: string | null, neighborhood: string | null, cityName: string, state: string, city: { id: string, name: string, active: boolean } | null } | null };

export type AddNeighborhoodMutationVariables = Exact<{
  input: CreateNeighborhoodInput;
  requestKey: string;
}>;


export type AddNeighborhoodMutation = { createNeighborhood: { id: string, name: string } };

export type CreateBusinessMutationVariables = Exact<{
  input: CreateBusinessInput;
  requestKey: string;
}>;


export type CreateBusinessMutation = { createBusiness: { id: string, slug: string, version: number, name: string, description: string, phone: string, whatsapp: string | null, email: string | null, instagram: string | null, facebook: string | null, linkedin: string | null, twitter: string | null, tiktok: string | null, site: string | null, video: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, contactsHiddenUntil: string | null, addressWarnings: Array<string>, servesRegion: boolean, addressHidden: boolean, showsNeighborhood: boolean, state: BusinessState, reopensOn: string | null, latitude: number | null, longitude: number | null, hours: { informedOn: string | null } | null, confirmations: Array<{ topic: ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: ConfirmedBy | null }>, areas: Array<{ city: { id: string, name: string }, neighborhood: { id: string, name: string } | null }>, attributes: Array<{ value: string, attribute: { id: string } }>, owner: { id: string, name: string, email: string } | null, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string, latitude: number | null, longitude: number | null }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string, slug: string }>, subcategories: Array<{ id: string, name: string, slug: string, active: boolean, category: { id: string } }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } };

export type ConfirmContactMutationVariables = Exact<{
  id: string | number;
  topic: ConfirmationTopic;
  how: ConfirmationMethod;
  version?: number | null | undefined;
}>;


export type ConfirmContactMutation = { confirmContact: { id: string, confirmations: Array<{ topic: ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: ConfirmedBy | null }> } };

export type RequestConfirmationMutationVariables = Exact<{
  businessId: string | number;
}>;


export type RequestConfirmationMutation = { requestConfirmation: boolean };

export type ConfirmBusinessHoursMutationVariables = Exact<{
  id: string | number;
}>;


export type ConfirmBusinessHoursMutation = { confirmBusinessHours: { id: string, hours: { informedOn: string | null } | null } };

export type UpdateBusinessMutationVariables = Exact<{
  id: string | number;
  input: UpdateBusinessInput;
  saveKey?: string | null | undefined;
}>;


export type UpdateBusinessMutation = { updateBusiness: { id: string, slug: string, version: number, name: string, description: string, phone: string, whatsapp: string | null, email: string | null, instagram: string | null, facebook: string | null, linkedin: string | null, twitter: string | null, tiktok: string | null, site: string | null, video: string | null, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, contactsHiddenUntil: string | null, addressWarnings: Array<string>, servesRegion: boolean, addressHidden: boolean, showsNeighborhood: boolean, state: BusinessState, reopensOn: string | null, latitude: number | null, longitude: number | null, hours: { informedOn: string | null } | null, confirmations: Array<{ topic: ConfirmationTopic, correctedOn: string | null, confirmedOn: string | null, confirmedBy: ConfirmedBy | null }>, areas: Array<{ city: { id: string, name: string }, neighborhood: { id: string, name: string } | null }>, attributes: Array<{ value: string, attribute: { id: string } }>, owner: { id: string, name: string, email: string } | null, address: { street: string | null, number: string | null, zipCode: string | null, city: { id: string, name: string, latitude: number | null, longitude: number | null }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string, slug: string }>, subcategories: Array<{ id: string, name: string, slug: string, active: boolean, category: { id: string } }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } };

export type ImportBusinessesMutationVariables = Exact<{
  file: File;
  photos?: File | null | undefined;
  dryRun: boolean;
  create: boolean;
}>;


export type ImportBusinessesMutation = { importBusinesses: { dryRun: boolean, entryId: string | null, encoding: string, lines: number, created: number, updated: number, unchanged: number, refused: number, erased: number, createdPlaces: Array<string>, photos: { id: string | null, state: PhotoImportState, startedAt: string, actKey: string | null, total: number, done: number, added: number, counts: Array<{ text: string, count: number }>, problems: Array<{ line: number | null, file: string, message: string }> } | null, problems: Array<{ line: number, column: string | null, message: string }>, preview: Array<{ line: number, name: string | null, outcome: ImportOutcome, changed: Array<string>, changes: Array<{ column: string, before: string, after: string }> }> } };

export type ImportedPhotosFragment = { id: string | null, state: PhotoImportState, startedAt: string, actKey: string | null, total: number, done: number, added: number, counts: Array<{ text: string, count: number }>, problems: Array<{ line: number | null, file: string, message: string }> };

export type PhotoImportsQueryVariables = Exact<{ [key: string]: never; }>;


export type PhotoImportsQuery = { photoImports: Array<{ id: string | null, state: PhotoImportState, startedAt: string, actKey: string | null, total: number, done: number, added: number, counts: Array<{ text: string, count: number }>, problems: Array<{ line: number | null, file: string, message: string }> }> };

export type InspectSourceMutationVariables = Exact<{
  file: File;
}>;


export type InspectSourceMutation = { inspectSource: { format: string, otherSheets: Array<string>, attributes: Array<{ id: string, name: string }>, columns: Array<{ title: string, samples: Array<string>, holds: SourceColumn | null, attributeId: string | null }> } };

export type ImportSourceMutationVariables = Exact<{
  file: File;
  photos?: File | null | undefined;
  input: SourceImportInput;
}>;


export type ImportSourceMutation = { importSource: { dryRun: boolean, entryId: string | null, places: number, drafts: number, matched: number, proposed: number, filled: number, unchanged: number, refusedBefore: number, leftOut: number, nearestCity: number, vanished: number, problemCount: number, createdPlaces: Array<string>, reasons: Array<{ text: string, count: number }>, values: Array<{ text: string, count: number }>, unknownCategories: Array<{ text: string, count: number }>, problems: Array<{ line: number, column: string | null, reference: string | null, message: string }>, unknownNames: Array<{ kind: SourceNameKind, name: string, count: number, nearest: Array<string> }>, photos: { id: string | null, state: PhotoImportState, startedAt: string, actKey: string | null, total: number, done: number, added: number, counts: Array<{ text: string, count: number }>, problems: Array<{ line: number | null, file: string, message: string }> } | null } };

export type BusinessPlaceFragment = { city: { id: string, name: string }, neighborhood: { id: string, name: string } };

export type BusinessListQueryVariables = Exact<{
  filter: BusinessListFilter;
  sort: BusinessSort;
  page: number;
  perPage: number;
}>;


export type BusinessListQuery = { businessPage: { items: Array<{ id: string, name: string, slug: string, state: BusinessState, addressHidden: boolean, createdAt: string, updatedAt: string, cover: { image: { url: string, width: number, color: string } } | null, owner: { id: string, name: string } | null, categories: Array<{ id: string, name: string }>, address: { city: { id: string, name: string }, neighborhood: { id: string, name: string } } }>, pagination: { total: number, totalPages: number } } };

export type BusinessActQueryVariables = Exact<{
  act: string | number;
}>;


export type BusinessActQuery = { businessAct: { id: string, at: string, action: AuditAction, actorName: string | null, total: number, gone: number } | null };

export type OwnerNameQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnerNameQuery = { user: { id: string, name: string } | null };

export type BusinessIdsQueryVariables = Exact<{
  filter: BusinessListFilter;
  expected: number;
}>;


export type BusinessIdsQuery = { businessIds: Array<string> };

export type EditBusinessesPreviewQueryVariables = Exact<{
  input: EditBusinessesInput;
}>;


export type EditBusinessesPreviewQuery = { preview: { total: number, changed: number, fingerprint: string, edits: Array<{ id: string, name: string, changes: Array<{ field: string, before: string | null, after: string | null }> }> } };

export type UneditedDraftsQueryVariables = Exact<{
  ids: Array<string | number> | string | number;
}>;


export type UneditedDraftsQuery = { uneditedDrafts: number };

export type ExportBusinessesQueryVariables = Exact<{
  filter: BusinessListFilter;
  format: ExportFormat;
}>;


export type ExportBusinessesQuery = { businessExport: { url: string } };

export type DeleteListedBusinessMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteListedBusinessMutation = { deleteBusiness: string };

export type DeleteBusinessesMutationVariables = Exact<{
  ids: Array<string | number> | string | number;
  actKey: string;
}>;


export type DeleteBusinessesMutation = { deleteBusinesses: Array<string> };

export type EditBusinessesMutationVariables = Exact<{
  input: EditBusinessesInput;
  actKey: string;
}>;


export type EditBusinessesMutation = { editBusinesses: Array<{ id: string }> };

export type ChangeBusinessStateMutationVariables = Exact<{
  input: ChangeStateInput;
  actKey: string;
}>;


export type ChangeBusinessStateMutation = { changeBusinessState: Array<{ id: string }> };

export type AttributeRowFragment = { id: string, name: string, slug: string, kind: AttributeKind, group: string, active: boolean, warning: string | null, businessCount: number };

export type AttributeListQueryVariables = Exact<{
  filter: AttributeListFilter;
  sort: PlaceSort;
  page: number;
  perPage: number;
}>;


export type AttributeListQuery = { page: { items: Array<{ id: string, name: string, slug: string, kind: AttributeKind, group: string, active: boolean, warning: string | null, businessCount: number }>, pagination: { total: number, totalPages: number } } };

export type AttributeRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type AttributeRecordQuery = { record: { id: string, name: string, slug: string, question: string, kind: AttributeKind, group: string, isFilter: boolean, isAlwaysInSight: boolean, meaning: string | null, icon: string | null, active: boolean, position: number, options: Array<{ slug: string, name: string }>, categories: Array<{ id: string, name: string, slug: string }> } | null };

export type CatalogueAttributesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueAttributesQuery = { options: Array<{ id: string, name: string, slug: string }> };

export type AttributeGroupsQueryVariables = Exact<{ [key: string]: never; }>;


export type AttributeGroupsQuery = { attributes: Array<{ id: string, group: string }> };

export type CreateAttributeMutationVariables = Exact<{
  input: CreateAttributeInput;
  requestKey: string;
}>;


export type CreateAttributeMutation = { saved: { id: string, name: string, slug: string, kind: AttributeKind, group: string, active: boolean, warning: string | null, businessCount: number } };

export type UpdateAttributeMutationVariables = Exact<{
  id: string | number;
  input: UpdateAttributeInput;
}>;


export type UpdateAttributeMutation = { saved: { id: string, name: string, slug: string, kind: AttributeKind, group: string, active: boolean, warning: string | null, businessCount: number } };

export type DeleteAttributeMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteAttributeMutation = { deleted: string };

export type AddDefaultAttributesMutationVariables = Exact<{ [key: string]: never; }>;


export type AddDefaultAttributesMutation = { added: number };

export type CatalogueImageFragment = { url: string, width: number, height: number, color: string };

export type CataloguePaginationFragment = { total: number, totalPages: number };

export type CatalogueCitiesQueryVariables = Exact<{
  active?: boolean | null | undefined;
}>;


export type CatalogueCitiesQuery = { options: Array<{ id: string, name: string, slug: string }> };

export type CatalogueCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type CatalogueCategoriesQuery = { options: Array<{ id: string, name: string, slug: string }> };

export type SynonymCheckQueryVariables = Exact<{
  synonyms: Array<string> | string;
  category?: string | number | null | undefined;
  subcategory?: string | number | null | undefined;
}>;


export type SynonymCheckQuery = { check: { names: Array<string>, count: number } };

export type CategoryRowFragment = { id: string, name: string, slug: string, subcategoryCount: number, businessCount: number, sourceCategoryCount: number, attributeCount: number };

export type CategoryListQueryVariables = Exact<{
  filter: CategoryListFilter;
  sort: PlaceSort;
  page: number;
  perPage: number;
}>;


export type CategoryListQuery = { page: { items: Array<{ id: string, name: string, slug: string, subcategoryCount: number, businessCount: number, sourceCategoryCount: number, attributeCount: number }>, pagination: { total: number, totalPages: number } } };

export type CategoryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CategoryRecordQuery = { record: { id: string, name: string, slug: string, synonyms: Array<string>, isPopular: boolean, schemaType: string | null, icon: { url: string, width: number, height: number, color: string } | null } | null };

export type CreateCategoryMutationVariables = Exact<{
  input: CreateCategoryInput;
  requestKey: string;
}>;


export type CreateCategoryMutation = { saved: { id: string, name: string, slug: string, subcategoryCount: number, businessCount: number, sourceCategoryCount: number, attributeCount: number } };

export type UpdateCategoryMutationVariables = Exact<{
  id: string | number;
  input: UpdateCategoryInput;
}>;


export type UpdateCategoryMutation = { saved: { id: string, name: string, slug: string, subcategoryCount: number, businessCount: number, sourceCategoryCount: number, attributeCount: number } };

export type DeleteCategoryMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCategoryMutation = { deleted: string };

export type SubcategoryRowFragment = { id: string, name: string, slug: string, active: boolean, businessCount: number, sourceCategoryCount: number, category: { id: string, name: string, slug: string } };

export type SubcategoryListQueryVariables = Exact<{
  filter: SubcategoryListFilter;
  sort: PlaceSort;
  page: number;
  perPage: number;
}>;


export type SubcategoryListQuery = { page: { items: Array<{ id: string, name: string, slug: string, active: boolean, businessCount: number, sourceCategoryCount: number, category: { id: string, name: string, slug: string } }>, pagination: { total: number, totalPages: number } } };

export type SubcategoryRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type SubcategoryRecordQuery = { record: { id: string, name: string, slug: string, synonyms: Array<string>, active: boolean, category: { id: string, name: string, slug: string }, icon: { url: string, width: number, height: number, color: string } | null } | null };

export type CreateSubcategoryMutationVariables = Exact<{
  input: CreateSubcategoryInput;
  requestKey: string;
}>;


export type CreateSubcategoryMutation = { saved: { id: string, name: string, slug: string, active: boolean, businessCount: number, sourceCategoryCount: number, category: { id: string, name: string, slug: string } } };

export type UpdateSubcategoryMutationVariables = Exact<{
  id: string | number;
  input: UpdateSubcategoryInput;
}>;


export type UpdateSubcategoryMutation = { saved: { id: string, name: string, slug: string, active: boolean, businessCount: number, sourceCategoryCount: number, category: { id: string, name: string, slug: string } } };

export type DeleteSubcategoryMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteSubcategoryMutation = { deleted: string };

export type CityRowFragment = { id: string, name: string, slug: string, isPopular: boolean, active: boolean, neighborhoodCount: number, businessCount: number, areaCount: number };

export type CityListQueryVariables = Exact<{
  filter: CityListFilter;
  sort: PlaceSort;
  page: number;
  perPage: number;
}>;


export type CityListQuery = { page: { items: Array<{ id: string, name: string, slug: string, isPopular: boolean, active: boolean, neighborhoodCount: number, businessCount: number, areaCount: number }>, pagination: { total: number, totalPages: number } } };

export type CityRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type CityRecordQuery = { record: { id: string, name: string, slug: string, isPopular: boolean, active: boolean, latitude: number | null, longitude: number | null, holidays: Array<string>, image: { url: string, width: number, height: number, color: string } | null } | null };

export type CreateCityMutationVariables = Exact<{
  input: CreateCityInput;
  requestKey: string;
}>;


export type CreateCityMutation = { saved: { id: string, name: string, slug: string, isPopular: boolean, active: boolean, neighborhoodCount: number, businessCount: number, areaCount: number } };

export type UpdateCityMutationVariables = Exact<{
  id: string | number;
  input: UpdateCityInput;
}>;


export type UpdateCityMutation = { saved: { id: string, name: string, slug: string, isPopular: boolean, active: boolean, neighborhoodCount: number, businessCount: number, areaCount: number } };

export type DeleteCityMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteCityMutation = { deleted: string };

export type NeighborhoodRowFragment = { id: string, name: string, slug: string, businessCount: number, areaCount: number, city: { id: string, name: string, slug: string } };

export type NeighborhoodListQueryVariables = Exact<{
  filter: NeighborhoodListFilter;
  sort: PlaceSort;
  page: number;
  perPage: number;
}>;


export type NeighborhoodListQuery = { page: { items: Array<{ id: string, name: string, slug: string, businessCount: number, areaCount: number, city: { id: string, name: string, slug: string } }>, pagination: { total: number, totalPages: number } } };

export type NeighborhoodRecordQueryVariables = Exact<{
  id: string | number;
}>;


export type NeighborhoodRecordQuery = { record: { id: string, name: string, slug: string, city: { id: string, name: string, slug: string } } | null };

export type CreateNeighborhoodMutationVariables = Exact<{
  input: CreateNeighborhoodInput;
  requestKey: string;
}>;


export type CreateNeighborhoodMutation = { saved: { id: string, name: string, slug: string, businessCount: number, areaCount: number, city: { id: string, name: string, slug: string } } };

export type UpdateNeighborhoodMutationVariables = Exact<{
  id: string | number;
  input: UpdateNeighborhoodInput;
}>;


export type UpdateNeighborhoodMutation = { saved: { id: string, name: string, slug: string, businessCount: number, areaCount: number, city: { id: string, name: string, slug: string } } };

export type DeleteNeighborhoodMutationVariables = Exact<{
  id: string | number;
}>;


export type DeleteNeighborhoodMutation = { deleted: string };

export type RequestChatConfirmationMutationVariables = Exact<{
  businessId: string | number;
}>;


export type RequestChatConfirmationMutation = { requestChatConfirmation: string };

export type EmptySearchesQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type EmptySearchesQuery = { emptySearchPage: { items: Array<{ visitors: number, lastDay: string, id: string }>, pagination: { total: number, totalPages: number } } };

export type SynonymTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type SynonymTargetsQuery = { categories: Array<{ id: string, name: string, synonyms: Array<string> }>, subcategories: Array<{ id: string, name: string, synonyms: Array<string>, category: { id: string } }> };

export type SetCategorySynonymsMutationVariables = Exact<{
  id: string | number;
  synonyms: Array<string> | string;
}>;


export type SetCategorySynonymsMutation = { updateCategory: { id: string, synonyms: Array<string> } };

export type SetSubcategorySynonymsMutationVariables = Exact<{
  id: string | number;
  synonyms: Array<string> | string;
}>;


export type SetSubcategorySynonymsMutation = { updateSubcategory: { id: string, synonyms: Array<string> } };

export type DeleteEmptySearchMutationVariables = Exact<{
  words: string;
}>;


export type DeleteEmptySearchMutation = { deleteEmptySearch: boolean };

export type ImportDutyRosterMutationVariables = Exact<{
  file: File;
  dryRun: boolean;
  partly: boolean;
  actKey?: string | null | undefined;
}>;


export type ImportDutyRosterMutation = { importDutyRoster: { dryRun: boolean, entryId: string | null, encoding: string, lines: number, changed: number, unchanged: number, refused: number, rows: Array<{ line: number, name: string, date: string | null, hours: string, reason: string | null, outcome: DutyRosterOutcome }>, problems: Array<{ line: number, column: string | null, message: string }> } };

export type YearHolidaysQueryVariables = Exact<{
  city?: string | null | undefined;
}>;


export type YearHolidaysQuery = { yearHolidays: Array<{ date: string, name: string }> };

export type DateHoursListQueryVariables = Exact<{
  filter: BusinessListFilter;
  page: number;
  perPage: number;
}>;


export type DateHoursListQuery = { businessPage: { items: Array<{ id: string, name: string, slug: string, version: number, phone: string, mondayHours: string | null, tuesdayHours: string | null, wednesdayHours: string | null, thursdayHours: string | null, fridayHours: string | null, saturdayHours: string | null, sundayHours: string | null, specialHours: string | null, address: { city: { id: string, name: string }, neighborhood: { id: string, name: string } } }>, pagination: { total: number, totalPages: number } } };

export type SetDateHoursMutationVariables = Exact<{
  input: SetDateHoursInput;
  actKey: string;
}>;


export type SetDateHoursMutation = { setDateHours: { saved: Array<string>, refused: Array<{ id: string, code: RefusedDateHoursCode, message: string }> } };

export type MergeSideFragment = { id: string, slug: string, name: string, version: number, addressHidden: boolean, owner: { id: string, name: string } | null, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> };

export type MergePreviewQueryVariables = Exact<{
  keptId: string | number;
  otherId: string | number;
}>;


export type MergePreviewQuery = { mergePreview: { differing: Array<string>, areaCount: number, problem: string | null, favorites: number, proposals: number, kept: { id: string, slug: string, name: string, version: number, addressHidden: boolean, owner: { id: string, name: string } | null, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> }, other: { id: string, slug: string, name: string, version: number, addressHidden: boolean, owner: { id: string, name: string } | null, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> }, fields: Array<{ field: string, group: string, kept: unknown, other: unknown }>, references: Array<{ entity: AuditEntity, id: string, name: string, options: Array<{ slug: string, name: string }> }> } };

export type MergeBusinessesMutationVariables = Exact<{
  input: MergeBusinessesInput;
  actKey: string;
}>;


export type MergeBusinessesMutation = { mergeBusinesses: { entryId: string, business: { id: string, slug: string, name: string } } };

export type DashboardStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type DashboardStatsQuery = { dashboardStats: { totalBusinesses: number, totalCities: number, totalCategories: number } };

export type WaitingMailsQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingMailsQuery = { waitingMails: Array<{ reason: MailFailure, total: number, since: string }> };

export type RegistrationsOfMonthQueryVariables = Exact<{
  month: string;
}>;


export type RegistrationsOfMonthQuery = { registrationsByDay: Array<{ date: string, count: number }> };

export type RecentBusinessesQueryVariables = Exact<{
  limit: number;
}>;


export type RecentBusinessesQuery = { recentBusinesses: Array<{ id: string, slug: string, name: string, createdAt: string, categories: Array<{ id: string, name: string }>, address: { city: { id: string, name: string } } }> };

export type WorkOfTheDayQueryVariables = Exact<{ [key: string]: never; }>;


export type WorkOfTheDayQuery = { workOfTheDay: Array<{ kind: WorkKind, dueOn: string | null, canWait: boolean, canAskByChat: boolean, business: { id: string, name: string } }>, drafts: { pagination: { total: number } } };

export type PutOffWorkMutationVariables = Exact<{
  businessId: string | number;
  kind: WorkKind;
  forGood: boolean;
}>;


export type PutOffWorkMutation = { putOffWork: boolean };

export type BusinessPairsQueryVariables = Exact<{
  page: number;
  perPage: number;
}>;


export type BusinessPairsQuery = { businessPairs: { isSearching: boolean, items: Array<{ reasons: Array<string>, first: { id: string, slug: string, name: string, phone: string, whatsapp: string | null, email: string | null, site: string | null, state: BusinessState, address: { street: string | null, number: string | null, city: { id: string, name: string }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string }>, photos: Array<{ id: string }>, owner: { id: string, name: string } | null }, second: { id: string, slug: string, name: string, phone: string, whatsapp: string | null, email: string | null, site: string | null, state: BusinessState, address: { street: string | null, number: string | null, city: { id: string, name: string }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string }>, photos: Array<{ id: string }>, owner: { id: string, name: string } | null } }>, pagination: { total: number, totalPages: number } } };

export type PairSideFragment = { id: string, slug: string, name: string, phone: string, whatsapp: string | null, email: string | null, site: string | null, state: BusinessState, address: { street: string | null, number: string | null, city: { id: string, name: string }, neighborhood: { id: string, name: string } }, categories: Array<{ id: string, name: string }>, photos: Array<{ id: string }>, owner: { id: string, name: string } | null };

export type SearchPairsMutationVariables = Exact<{ [key: string]: never; }>;


export type SearchPairsMutation = { searchPairs: boolean };

export type MarkDistinctMutationVariables = Exact<{
  firstId: string | number;
  secondId: string | number;
}>;


export type MarkDistinctMutation = { markDistinct: boolean };

export type SimilarBusinessesQueryVariables = Exact<{
  input: SimilarInput;
}>;


export type SimilarBusinessesQuery = { similarBusinesses: Array<{ reasons: Array<string>, business: { id: string, name: string, address: { city: { id: string, name: string }, neighborhood: { id: string, name: string } } } }> };

export type PhotosSection_BusinessFragment = { id: string, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> };

export type BusinessPhotosQueryVariables = Exact<{
  id: string | number;
}>;


export type BusinessPhotosQuery = { business: { id: string, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } | null };

export type AddBusinessPhotosMutationVariables = Exact<{
  businessId: string | number;
  photos: Array<File> | File;
  saveKey?: string | null | undefined;
}>;


export type AddBusinessPhotosMutation = { changed: { id: string, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } };

export type OrderBusinessPhotosMutationVariables = Exact<{
  businessId: string | number;
  photoIds: Array<string | number> | string | number;
  saveKey?: string | null | undefined;
}>;


export type OrderBusinessPhotosMutation = { changed: { id: string, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } };

export type DeleteBusinessPhotoMutationVariables = Exact<{
  businessId: string | number;
  photoId: string | number;
}>;


export type DeleteBusinessPhotoMutation = { changed: { id: string, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }> } };

export type UpdateBusinessPhotoMutationVariables = Exact<{
  id: string | number;
  alt?: string | null | undefined;
  saveKey?: string | null | undefined;
}>;


export type UpdateBusinessPhotoMutation = { updateBusinessPhoto: { id: string, alt: string | null } };

export type TurnBusinessPhotoMutationVariables = Exact<{
  id: string | number;
  quarterTurns: number;
  saveKey?: string | null | undefined;
}>;


export type TurnBusinessPhotoMutation = { turnBusinessPhoto: { id: string, image: { url: string, width: number, height: number, color: string } } };

export type ReviewedClaimFragment = { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> };

export type ClaimReviewQueryVariables = Exact<{
  id: string | number;
}>;


export type ClaimReviewQuery = { claimReview: { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> } };

export type CheckClaimMessageMutationVariables = Exact<{
  id: string | number;
  number: string;
  code: string;
}>;


export type CheckClaimMessageMutation = { checkClaimMessage: { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> } };

export type DrawClaimCodeMutationVariables = Exact<{
  id: string | number;
}>;


export type DrawClaimCodeMutation = { drawClaimCode: { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> } };

export type RecordClaimCallMutationVariables = Exact<{
  id: string | number;
  contact: string;
  reached: boolean;
}>;


export type RecordClaimCallMutation = { recordClaimCall: { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> } };

export type AcceptClaimEvidenceMutationVariables = Exact<{
  id: string | number;
}>;


export type AcceptClaimEvidenceMutation = { acceptClaimEvidence: { id: string, method: ClaimMethod, state: ProposalState, note: string | null, claimant: string | null, isProved: boolean, code: string | null, canDecide: boolean, effectiveAt: string | null, contacts: Array<{ field: string, value: string, since: string, until: string | null, isProposed: boolean, qualifies: boolean, calls: number, isNotified: boolean }> } };

export type RefuseClaimMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RefuseClaimMutation = { refuseProposal: { id: string, state: ProposalState } };

export type OwnersDatesQueryVariables = Exact<{ [key: string]: never; }>;


export type OwnersDatesQuery = { ownersDates: Array<{ id: string, content: string, isOutdated: boolean, business: { entity: AuditEntity, id: string, name: string, slug: string | null }, changes: Array<{ date: string, before: string | null, after: string | null }> }> };

export type AcceptOwnersDatesMutationVariables = Exact<{
  proposals: Array<OwnersDatesInput> | OwnersDatesInput;
}>;


export type AcceptOwnersDatesMutation = { acceptOwnersDates: { accepted: number, skipped: Array<{ id: string, reason: string }> } };

export type ProposalsQueryVariables = Exact<{
  filter: ProposalFilter;
  page: number;
  perPage: number;
}>;


export type ProposalsQuery = { proposalPage: { items: Array<{ id: string, kind: ProposalKind, topic: ProposalTopic, state: ProposalState, contactsHiddenUntil: string | null, changes: unknown, hasValues: boolean, current: unknown, isOutdated: boolean, warnings: Array<ProposalWarning>, needsConfirmation: boolean, times: number, overflow: unknown, overflowTimes: number, receivedAt: string, dueOn: string | null, decidedAt: string | null, reason: string | null, business: { entity: AuditEntity, id: string, name: string, slug: string | null } | null, references: Array<{ entity: AuditEntity, id: string, name: string, options: Array<{ slug: string, name: string }> }>, photos: Array<{ id: string, alt: string | null, image: { url: string, width: number, height: number, color: string } }>, newPhotos: Array<{ url: string, width: number, height: number, color: string }>, decidedBy: { id: string, name: string } | null, submissions: Array<{ id: string, receivedAt: string, channel: ProposalChannel, source: string | null, note: string | null, email: string | null, confirmedAt: string | null, sender: { id: string, name: string } | null }> }>, pagination: { total: number, totalPages: number } } };

export type OpenProposalsQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenProposalsQuery = { openProposals: number };

export type ProposalCitiesQueryVariables = Exact<{ [key: string]: never; }>;


export type ProposalCitiesQuery = { cities: Array<{ id: string, name: string }> };

export type AcceptProposalMutationVariables = Exact<{
  id: string | number;
  confirmed: boolean;
  usesOverflow: boolean;
}>;


export type AcceptProposalMutation = { acceptProposal: { id: string, state: ProposalState } };

export type RefuseProposalMutationVariables = Exact<{
  id: string | number;
  reason: string;
}>;


export type RefuseProposalMutation = { refuseProposal: { id: string, state: ProposalState } };

export type ProposedBusinessesQueryVariables = Exact<{
  search: string;
}>;


export type ProposedBusinessesQuery = { businessPage: { items: Array<{ id: string, name: string, address: { city: { id: string, name: string } } }> } };

export type EnterProposalMutationVariables = Exact<{
  businessId: string | number;
  channel: ProposalChannel;
  input: ProposalInput;
}>;


export type EnterProposalMutation = { enterProposal: { receipts: Array<{ topic: ProposalTopic, outcome: ProposalOutcome }> } };

export type EraseBusinessMutationVariables = Exact<{
  proposalId: string | number;
  name: string;
  basis: ErasureBasis;
  contact?: string | null | undefined;
}>;


export type EraseBusinessMutation = { eraseBusiness: { protocol: string } };

export type HideContactsMutationVariables = Exact<{
  businessId: string | number;
}>;


export type HideContactsMutation = { hideContacts: { id: string, contactsHiddenUntil: string | null } };

export type ShowContactsMutationVariables = Exact<{
  businessId: string | number;
}>;


export type ShowContactsMutation = { showContacts: { id: string, contactsHiddenUntil: string | null } };

export type SourceCategoryRowFragment = { state: SourceCategoryState, target: string | null, categoryId: string | null, subcategoryId: string | null, places: number, lastRunOn: string | null, id: string };

export type SourceCategoriesQueryVariables = Exact<{
  filter: SourceCategoryListFilter;
  page: number;
  perPage: number;
}>;


export type SourceCategoriesQuery = { sourceCategoryPage: { items: Array<{ state: SourceCategoryState, target: string | null, categoryId: string | null, subcategoryId: string | null, places: number, lastRunOn: string | null, id: string }>, pagination: { total: number, totalPages: number } } };

export type SourceTargetsQueryVariables = Exact<{ [key: string]: never; }>;


export type SourceTargetsQuery = { categories: Array<{ id: string, name: string }>, subcategories: Array<{ id: string, name: string, category: { id: string } }> };

export type SetSourceCategoryMutationVariables = Exact<{
  input: SourceCategoryInput;
}>;


export type SetSourceCategoryMutation = { saved: { state: SourceCategoryState, target: string | null, categoryId: string | null, subcategoryId: string | null, places: number, lastRunOn: string | null, id: string } };

export type ResetSourceCategoryMutationVariables = Exact<{
  name: string;
}>;


export type ResetSourceCategoryMutation = { saved: { state: SourceCategoryState, target: string | null, categoryId: string | null, subcategoryId: string | null, places: number, lastRunOn: string | null, id: string } };

export type UserPageQueryVariables = Exact<{
  filter?: UserListFilter | null | undefined;
  sort: UserSort;
  page: number;
  perPage: number;
}>;


export type UserPageQuery = { userPage: { items: Array<{ id: string, name: string, email: string, phone: string, role: Role, businessCount: number, hasPasskey: boolean, deactivatedAt: string | null, createdAt: string }>, pagination: { total: number, totalPages: number } } };

export type OwnedBusinessesQueryVariables = Exact<{
  id: string | number;
}>;


export type OwnedBusinessesQuery = { user: { id: string, businesses: Array<{ id: string, slug: string, name: string, address: { city: { id: string, name: string } } }> } | null };

export type SetUserRoleMutationVariables = Exact<{
  id: string | number;
  role: Role;
}>;


export type SetUserRoleMutation = { setUserRole: { id: string, role: Role } };

export type SetUserActiveMutationVariables = Exact<{
  id: string | number;
  isActive: boolean;
}>;


export type SetUserActiveMutation = { setUserActive: { id: string, deactivatedAt: string | null } };

export type RemoveSecondFactorMutationVariables = Exact<{
  id: string | number;
}>;


export type RemoveSecondFactorMutation = { removeSecondFactor: { id: string, hasPasskey: boolean } };

export type SendPasswordLinkMutationVariables = Exact<{
  id: string | number;
}>;


export type SendPasswordLinkMutation = { sendPasswordLink: boolean };

export type InvitationsQueryVariables = Exact<{ [key: string]: never; }>;


export type InvitationsQuery = { invitations: Array<{ id: string, name: string, email: string, role: Role, expiresAt: string, invitedBy: string | null }> };

export type InviteUserMutationVariables = Exact<{
  input: InviteUserInput;
}>;


export type InviteUserMutation = { inviteUser: { id: string } };

export type ResendInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type ResendInvitationMutation = { resendInvitation: { id: string, expiresAt: string } };

export type RevokeInvitationMutationVariables = Exact<{
  id: string | number;
}>;


export type RevokeInvitationMutation = { revokeInvitation: boolean };

export const AuditReferencesFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditReferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditReferencesFragment, unknown>;
export const CatalogueImageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<CatalogueImageFragment, unknown>;
export const PhotosSection_BusinessFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<PhotosSection_BusinessFragment, unknown>;
export const BusinessForm_BusinessFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessForm_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"mondayHours"}},{"kind":"Field","name":{"kind":"Name","value":"tuesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"wednesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"thursdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"fridayHours"}},{"kind":"Field","name":{"kind":"Name","value":"saturdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"sundayHours"}},{"kind":"Field","name":{"kind":"Name","value":"specialHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"servesRegion"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"showsNeighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reopensOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<BusinessForm_BusinessFragment, unknown>;
export const ImportedPhotosFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhotoImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actKey"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportedPhotosFragment, unknown>;
export const AttributeRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}}]}}]} as unknown as DocumentNode<AttributeRowFragment, unknown>;
export const CataloguePaginationFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CataloguePaginationFragment, unknown>;
export const CategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"attributeCount"}}]}}]} as unknown as DocumentNode<CategoryRowFragment, unknown>;
export const SubcategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubcategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subcategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}}]}}]} as unknown as DocumentNode<SubcategoryRowFragment, unknown>;
export const CityRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhoodCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<CityRowFragment, unknown>;
export const NeighborhoodRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeighborhoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Neighborhood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<NeighborhoodRowFragment, unknown>;
export const MergeSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergeSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<MergeSideFragment, unknown>;
export const BusinessPlaceFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BusinessPlaceFragment, unknown>;
export const PairSideFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PairSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPlace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<PairSideFragment, unknown>;
export const ReviewedClaimFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<ReviewedClaimFragment, unknown>;
export const SourceCategoryRowFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunOn"}}]}}]} as unknown as DocumentNode<SourceCategoryRowFragment, unknown>;
export const AuditEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditReferences"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"restorationState"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}},{"kind":"Field","name":{"kind":"Name","value":"partOf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"undoes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}}]}},{"kind":"Field","name":{"kind":"Name","value":"lineCounts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditReferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AuditEntriesQuery, AuditEntriesQueryVariables>;
export const UndoPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UndoPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChanged"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"auditEntryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChanged"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChanged"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"actor"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"requestId"}},{"kind":"Field","name":{"kind":"Name","value":"subject"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"nothing"}},{"kind":"Field","name":{"kind":"Name","value":"impossible"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"}},{"kind":"Field","name":{"kind":"Name","value":"obstacles"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"names"}}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"now"}},{"kind":"Field","name":{"kind":"Name","value":"set"}},{"kind":"Field","name":{"kind":"Name","value":"old"}},{"kind":"Field","name":{"kind":"Name","value":"isChangedSince"}}]}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditReferences"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditReferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<UndoPreviewQuery, UndoPreviewQueryVariables>;
export const UndoChangeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoChange"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"fields"}},"type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"withChanged"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoChange"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"auditEntryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}},{"kind":"Argument","name":{"kind":"Name","value":"fields"},"value":{"kind":"Variable","name":{"kind":"Name","value":"fields"}}},{"kind":"Argument","name":{"kind":"Name","value":"withChanged"},"value":{"kind":"Variable","name":{"kind":"Name","value":"withChanged"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"impossible"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"entityId"}},{"kind":"Field","name":{"kind":"Name","value":"restorationState"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}}]} as unknown as DocumentNode<UndoChangeMutation, UndoChangeMutationVariables>;
export const AuditActorsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AuditActors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"role"},"value":{"kind":"EnumValue","value":"ADMIN"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<AuditActorsQuery, AuditActorsQueryVariables>;
export const LastEntriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LastEntries"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AuditFilter"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"auditEntries"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"restorationState"}}]}}]}}]}}]} as unknown as DocumentNode<LastEntriesQuery, LastEntriesQueryVariables>;
export const RestoreDeletionDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestoreDeletion"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"entry"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreDeletion"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"auditEntryId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"entry"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"formerSlug"}},{"kind":"Field","name":{"kind":"Name","value":"entry"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"restorationState"}},{"kind":"Field","name":{"kind":"Name","value":"restorableUntil"}}]}}]}}]}}]} as unknown as DocumentNode<RestoreDeletionMutation, RestoreDeletionMutationVariables>;
export const BusinessFormOptionsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessFormOptions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<BusinessFormOptionsQuery, BusinessFormOptionsQueryVariables>;
export const BusinessFormDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessForm"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessForm_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessForm_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"mondayHours"}},{"kind":"Field","name":{"kind":"Name","value":"tuesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"wednesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"thursdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"fridayHours"}},{"kind":"Field","name":{"kind":"Name","value":"saturdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"sundayHours"}},{"kind":"Field","name":{"kind":"Name","value":"specialHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"servesRegion"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"showsNeighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reopensOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<BusinessFormQuery, BusinessFormQueryVariables>;
export const FormNeighborhoodsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormNeighborhoods"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"neighborhoods"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<FormNeighborhoodsQuery, FormNeighborhoodsQueryVariables>;
export const FormSubcategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FormSubcategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"categories"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"categories"},"value":{"kind":"Variable","name":{"kind":"Name","value":"categories"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<FormSubcategoriesQuery, FormSubcategoriesQueryVariables>;
export const FindOwnersDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"FindOwners"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<FindOwnersQuery, FindOwnersQueryVariables>;
export const AddressOfZipCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AddressOfZipCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addressByZipCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"zipCode"},"value":{"kind":"Variable","name":{"kind":"Name","value":"zipCode"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"cityName"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"active"}}]}}]}}]}}]} as unknown as DocumentNode<AddressOfZipCodeQuery, AddressOfZipCodeQueryVariables>;
export const AddNeighborhoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddNeighborhood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNeighborhoodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createNeighborhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<AddNeighborhoodMutation, AddNeighborhoodMutationVariables>;
export const CreateBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateBusinessInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessForm_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessForm_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"mondayHours"}},{"kind":"Field","name":{"kind":"Name","value":"tuesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"wednesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"thursdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"fridayHours"}},{"kind":"Field","name":{"kind":"Name","value":"saturdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"sundayHours"}},{"kind":"Field","name":{"kind":"Name","value":"specialHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"servesRegion"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"showsNeighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reopensOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<CreateBusinessMutation, CreateBusinessMutationVariables>;
export const ConfirmContactDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmContact"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"topic"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationTopic"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"how"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ConfirmationMethod"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"version"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmContact"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"topic"},"value":{"kind":"Variable","name":{"kind":"Name","value":"topic"}}},{"kind":"Argument","name":{"kind":"Name","value":"how"},"value":{"kind":"Variable","name":{"kind":"Name","value":"how"}}},{"kind":"Argument","name":{"kind":"Name","value":"version"},"value":{"kind":"Variable","name":{"kind":"Name","value":"version"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmContactMutation, ConfirmContactMutationVariables>;
export const RequestConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}]}]}}]} as unknown as DocumentNode<RequestConfirmationMutation, RequestConfirmationMutationVariables>;
export const ConfirmBusinessHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ConfirmBusinessHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"confirmBusinessHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informedOn"}}]}}]}}]}}]} as unknown as DocumentNode<ConfirmBusinessHoursMutation, ConfirmBusinessHoursMutationVariables>;
export const UpdateBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateBusinessInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"saveKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessForm_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessForm_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"instagram"}},{"kind":"Field","name":{"kind":"Name","value":"facebook"}},{"kind":"Field","name":{"kind":"Name","value":"linkedin"}},{"kind":"Field","name":{"kind":"Name","value":"twitter"}},{"kind":"Field","name":{"kind":"Name","value":"tiktok"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"video"}},{"kind":"Field","name":{"kind":"Name","value":"mondayHours"}},{"kind":"Field","name":{"kind":"Name","value":"tuesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"wednesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"thursdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"fridayHours"}},{"kind":"Field","name":{"kind":"Name","value":"saturdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"sundayHours"}},{"kind":"Field","name":{"kind":"Name","value":"specialHours"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"informedOn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"confirmations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"correctedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedOn"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedBy"}}]}},{"kind":"Field","name":{"kind":"Name","value":"addressWarnings"}},{"kind":"Field","name":{"kind":"Name","value":"servesRegion"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"showsNeighborhood"}},{"kind":"Field","name":{"kind":"Name","value":"areas"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"attribute"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"reopensOn"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"Field","name":{"kind":"Name","value":"zipCode"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]} as unknown as DocumentNode<UpdateBusinessMutation, UpdateBusinessMutationVariables>;
export const ImportBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photos"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"create"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"photos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photos"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"create"},"value":{"kind":"Variable","name":{"kind":"Name","value":"create"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"created"}},{"kind":"Field","name":{"kind":"Name","value":"updated"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"erased"}},{"kind":"Field","name":{"kind":"Name","value":"createdPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportedPhotos"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhotoImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actKey"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportBusinessesMutation, ImportBusinessesMutationVariables>;
export const PhotoImportsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PhotoImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"photoImports"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportedPhotos"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhotoImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actKey"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<PhotoImportsQuery, PhotoImportsQueryVariables>;
export const InspectSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InspectSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inspectSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"format"}},{"kind":"Field","name":{"kind":"Name","value":"otherSheets"}},{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"samples"}},{"kind":"Field","name":{"kind":"Name","value":"holds"}},{"kind":"Field","name":{"kind":"Name","value":"attributeId"}}]}}]}}]}}]} as unknown as DocumentNode<InspectSourceMutation, InspectSourceMutationVariables>;
export const ImportSourceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportSource"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photos"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceImportInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importSource"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"photos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photos"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"drafts"}},{"kind":"Field","name":{"kind":"Name","value":"matched"}},{"kind":"Field","name":{"kind":"Name","value":"proposed"}},{"kind":"Field","name":{"kind":"Name","value":"filled"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refusedBefore"}},{"kind":"Field","name":{"kind":"Name","value":"leftOut"}},{"kind":"Field","name":{"kind":"Name","value":"nearestCity"}},{"kind":"Field","name":{"kind":"Name","value":"vanished"}},{"kind":"Field","name":{"kind":"Name","value":"reasons"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"values"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unknownCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"reference"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problemCount"}},{"kind":"Field","name":{"kind":"Name","value":"unknownNames"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"nearest"}}]}},{"kind":"Field","name":{"kind":"Name","value":"createdPlaces"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ImportedPhotos"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ImportedPhotos"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PhotoImport"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"actKey"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"done"}},{"kind":"Field","name":{"kind":"Name","value":"added"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"text"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"file"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]} as unknown as DocumentNode<ImportSourceMutation, ImportSourceMutationVariables>;
export const BusinessListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cover"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPlace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BusinessListQuery, BusinessListQueryVariables>;
export const BusinessActDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessAct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"act"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessAct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"act"},"value":{"kind":"Variable","name":{"kind":"Name","value":"act"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"action"}},{"kind":"Field","name":{"kind":"Name","value":"actorName"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"gone"}}]}}]}}]} as unknown as DocumentNode<BusinessActQuery, BusinessActQueryVariables>;
export const OwnerNameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnerName"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<OwnerNameQuery, OwnerNameQueryVariables>;
export const BusinessIdsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessIds"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"expected"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessIds"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"expected"},"value":{"kind":"Variable","name":{"kind":"Name","value":"expected"}}}]}]}}]} as unknown as DocumentNode<BusinessIdsQuery, BusinessIdsQueryVariables>;
export const EditBusinessesPreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditBusinessesPreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditBusinessesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"preview"},"name":{"kind":"Name","value":"editBusinessesPreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"fingerprint"}},{"kind":"Field","name":{"kind":"Name","value":"edits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]}}]} as unknown as DocumentNode<EditBusinessesPreviewQuery, EditBusinessesPreviewQueryVariables>;
export const UneditedDraftsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UneditedDrafts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"uneditedDrafts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}}]}]}}]} as unknown as DocumentNode<UneditedDraftsQuery, UneditedDraftsQueryVariables>;
export const ExportBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ExportBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"format"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExportFormat"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessExport"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"format"},"value":{"kind":"Variable","name":{"kind":"Name","value":"format"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<ExportBusinessesQuery, ExportBusinessesQueryVariables>;
export const DeleteListedBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteListedBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteListedBusinessMutation, DeleteListedBusinessMutationVariables>;
export const DeleteBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"ids"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"ids"},"value":{"kind":"Variable","name":{"kind":"Name","value":"ids"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}]}]}}]} as unknown as DocumentNode<DeleteBusinessesMutation, DeleteBusinessesMutationVariables>;
export const EditBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EditBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"EditBusinessesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"editBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<EditBusinessesMutation, EditBusinessesMutationVariables>;
export const ChangeBusinessStateDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ChangeBusinessState"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChangeStateInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"changeBusinessState"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<ChangeBusinessStateMutation, ChangeBusinessStateMutationVariables>;
export const AttributeListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributeList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"AttributeListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"attributePage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CataloguePagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<AttributeListQuery, AttributeListQueryVariables>;
export const AttributeRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributeRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"attribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"question"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"isFilter"}},{"kind":"Field","name":{"kind":"Name","value":"isAlwaysInSight"}},{"kind":"Field","name":{"kind":"Name","value":"meaning"}},{"kind":"Field","name":{"kind":"Name","value":"icon"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"position"}}]}}]}}]} as unknown as DocumentNode<AttributeRecordQuery, AttributeRecordQueryVariables>;
export const CatalogueAttributesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CatalogueAttributesQuery, CatalogueAttributesQueryVariables>;
export const AttributeGroupsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AttributeGroups"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"attributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"group"}}]}}]}}]} as unknown as DocumentNode<AttributeGroupsQuery, AttributeGroupsQueryVariables>;
export const CreateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateAttributeInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}}]}}]} as unknown as DocumentNode<CreateAttributeMutation, CreateAttributeMutationVariables>;
export const UpdateAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateAttributeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AttributeRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AttributeRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Attribute"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"warning"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}}]}}]} as unknown as DocumentNode<UpdateAttributeMutation, UpdateAttributeMutationVariables>;
export const DeleteAttributeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteAttribute"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteAttribute"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteAttributeMutation, DeleteAttributeMutationVariables>;
export const AddDefaultAttributesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddDefaultAttributes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"added"},"name":{"kind":"Name","value":"addDefaultAttributes"}}]}}]} as unknown as DocumentNode<AddDefaultAttributesMutation, AddDefaultAttributesMutationVariables>;
export const CatalogueCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueCities"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"active"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"cities"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"active"},"value":{"kind":"Variable","name":{"kind":"Name","value":"active"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CatalogueCitiesQuery, CatalogueCitiesQueryVariables>;
export const CatalogueCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CatalogueCategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"options"},"name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]} as unknown as DocumentNode<CatalogueCategoriesQuery, CatalogueCategoriesQueryVariables>;
export const SynonymCheckDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SynonymCheck"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"category"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"subcategory"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"check"},"name":{"kind":"Name","value":"synonymCheck"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"synonyms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}}},{"kind":"Argument","name":{"kind":"Name","value":"category"},"value":{"kind":"Variable","name":{"kind":"Name","value":"category"}}},{"kind":"Argument","name":{"kind":"Name","value":"subcategory"},"value":{"kind":"Variable","name":{"kind":"Name","value":"subcategory"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"names"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<SynonymCheckQuery, SynonymCheckQueryVariables>;
export const CategoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CategoryListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"categoryPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CataloguePagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"attributeCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CategoryListQuery, CategoryListQueryVariables>;
export const CategoryRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CategoryRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"category"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"schemaType"}},{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<CategoryRecordQuery, CategoryRecordQueryVariables>;
export const CreateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"attributeCount"}}]}}]} as unknown as DocumentNode<CreateCategoryMutation, CreateCategoryMutationVariables>;
export const UpdateCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Category"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}},{"kind":"Field","name":{"kind":"Name","value":"attributeCount"}}]}}]} as unknown as DocumentNode<UpdateCategoryMutation, UpdateCategoryMutationVariables>;
export const DeleteCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCategoryMutation, DeleteCategoryMutationVariables>;
export const SubcategoryListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubcategoryList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SubcategoryListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"subcategoryPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubcategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CataloguePagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubcategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subcategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<SubcategoryListQuery, SubcategoryListQueryVariables>;
export const SubcategoryRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SubcategoryRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"subcategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<SubcategoryRecordQuery, SubcategoryRecordQueryVariables>;
export const CreateSubcategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateSubcategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateSubcategoryInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createSubcategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubcategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubcategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subcategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}}]}}]} as unknown as DocumentNode<CreateSubcategoryMutation, CreateSubcategoryMutationVariables>;
export const UpdateSubcategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateSubcategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateSubcategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateSubcategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SubcategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SubcategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Subcategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryCount"}}]}}]} as unknown as DocumentNode<UpdateSubcategoryMutation, UpdateSubcategoryMutationVariables>;
export const DeleteSubcategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteSubcategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteSubcategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteSubcategoryMutation, DeleteSubcategoryMutationVariables>;
export const CityListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CityListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"cityPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CataloguePagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhoodCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<CityListQuery, CityListQueryVariables>;
export const CityRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CityRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"city"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"latitude"}},{"kind":"Field","name":{"kind":"Name","value":"longitude"}},{"kind":"Field","name":{"kind":"Name","value":"holidays"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<CityRecordQuery, CityRecordQueryVariables>;
export const CreateCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCityInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhoodCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<CreateCityMutation, CreateCityMutationVariables>;
export const UpdateCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCityInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CityRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CityRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"City"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"isPopular"}},{"kind":"Field","name":{"kind":"Name","value":"active"}},{"kind":"Field","name":{"kind":"Name","value":"neighborhoodCount"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<UpdateCityMutation, UpdateCityMutationVariables>;
export const DeleteCityDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteCity"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteCity"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteCityMutation, DeleteCityMutationVariables>;
export const NeighborhoodListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeighborhoodList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"NeighborhoodListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PlaceSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"page"},"name":{"kind":"Name","value":"neighborhoodPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NeighborhoodRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CataloguePagination"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeighborhoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Neighborhood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CataloguePagination"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Pagination"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]} as unknown as DocumentNode<NeighborhoodListQuery, NeighborhoodListQueryVariables>;
export const NeighborhoodRecordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"NeighborhoodRecord"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"record"},"name":{"kind":"Name","value":"neighborhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}}]}}]}}]} as unknown as DocumentNode<NeighborhoodRecordQuery, NeighborhoodRecordQueryVariables>;
export const CreateNeighborhoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreateNeighborhood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateNeighborhoodInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"createNeighborhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"requestKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"requestKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NeighborhoodRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeighborhoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Neighborhood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<CreateNeighborhoodMutation, CreateNeighborhoodMutationVariables>;
export const UpdateNeighborhoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNeighborhood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateNeighborhoodInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"updateNeighborhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"NeighborhoodRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NeighborhoodRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Neighborhood"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}}]}}]} as unknown as DocumentNode<UpdateNeighborhoodMutation, UpdateNeighborhoodMutationVariables>;
export const DeleteNeighborhoodDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteNeighborhood"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"deleted"},"name":{"kind":"Name","value":"deleteNeighborhood"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeleteNeighborhoodMutation, DeleteNeighborhoodMutationVariables>;
export const RequestChatConfirmationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RequestChatConfirmation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requestChatConfirmation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}]}]}}]} as unknown as DocumentNode<RequestChatConfirmationMutation, RequestChatConfirmationMutationVariables>;
export const EmptySearchesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EmptySearches"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"emptySearchPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"words"}},{"kind":"Field","name":{"kind":"Name","value":"visitors"}},{"kind":"Field","name":{"kind":"Name","value":"lastDay"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<EmptySearchesQuery, EmptySearchesQueryVariables>;
export const SynonymTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SynonymTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SynonymTargetsQuery, SynonymTargetsQueryVariables>;
export const SetCategorySynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCategorySynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"synonyms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}}]}}]}}]} as unknown as DocumentNode<SetCategorySynonymsMutation, SetCategorySynonymsMutationVariables>;
export const SetSubcategorySynonymsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSubcategorySynonyms"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateSubcategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"synonyms"},"value":{"kind":"Variable","name":{"kind":"Name","value":"synonyms"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"synonyms"}}]}}]}}]} as unknown as DocumentNode<SetSubcategorySynonymsMutation, SetSubcategorySynonymsMutationVariables>;
export const DeleteEmptySearchDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteEmptySearch"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"words"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteEmptySearch"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"words"},"value":{"kind":"Variable","name":{"kind":"Name","value":"words"}}}]}]}}]} as unknown as DocumentNode<DeleteEmptySearchMutation, DeleteEmptySearchMutationVariables>;
export const ImportDutyRosterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ImportDutyRoster"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"file"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"partly"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"importDutyRoster"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"file"},"value":{"kind":"Variable","name":{"kind":"Name","value":"file"}}},{"kind":"Argument","name":{"kind":"Name","value":"dryRun"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dryRun"}}},{"kind":"Argument","name":{"kind":"Name","value":"partly"},"value":{"kind":"Variable","name":{"kind":"Name","value":"partly"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dryRun"}},{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"encoding"}},{"kind":"Field","name":{"kind":"Name","value":"lines"}},{"kind":"Field","name":{"kind":"Name","value":"changed"}},{"kind":"Field","name":{"kind":"Name","value":"unchanged"}},{"kind":"Field","name":{"kind":"Name","value":"refused"}},{"kind":"Field","name":{"kind":"Name","value":"rows"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"hours"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}},{"kind":"Field","name":{"kind":"Name","value":"problems"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"line"}},{"kind":"Field","name":{"kind":"Name","value":"column"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<ImportDutyRosterMutation, ImportDutyRosterMutationVariables>;
export const YearHolidaysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"YearHolidays"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"city"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"yearHolidays"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"city"},"value":{"kind":"Variable","name":{"kind":"Name","value":"city"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<YearHolidaysQuery, YearHolidaysQueryVariables>;
export const DateHoursListDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DateHoursList"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BusinessListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"field"},"value":{"kind":"EnumValue","value":"NAME"}},{"kind":"ObjectField","name":{"kind":"Name","value":"direction"},"value":{"kind":"EnumValue","value":"ASC"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"mondayHours"}},{"kind":"Field","name":{"kind":"Name","value":"tuesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"wednesdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"thursdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"fridayHours"}},{"kind":"Field","name":{"kind":"Name","value":"saturdayHours"}},{"kind":"Field","name":{"kind":"Name","value":"sundayHours"}},{"kind":"Field","name":{"kind":"Name","value":"specialHours"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPlace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<DateHoursListQuery, DateHoursListQueryVariables>;
export const SetDateHoursDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetDateHours"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SetDateHoursInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDateHours"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"saved"}},{"kind":"Field","name":{"kind":"Name","value":"refused"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"message"}}]}}]}}]}}]} as unknown as DocumentNode<SetDateHoursMutation, SetDateHoursMutationVariables>;
export const MergePreviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MergePreview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keptId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keptId"}}},{"kind":"Argument","name":{"kind":"Name","value":"otherId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"otherId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kept"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"other"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MergeSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"fields"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"group"}},{"kind":"Field","name":{"kind":"Name","value":"kept"}},{"kind":"Field","name":{"kind":"Name","value":"other"}}]}},{"kind":"Field","name":{"kind":"Name","value":"differing"}},{"kind":"Field","name":{"kind":"Name","value":"areaCount"}},{"kind":"Field","name":{"kind":"Name","value":"problem"}},{"kind":"Field","name":{"kind":"Name","value":"favorites"}},{"kind":"Field","name":{"kind":"Name","value":"proposals"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditReferences"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MergeSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"addressHidden"}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditReferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<MergePreviewQuery, MergePreviewQueryVariables>;
export const MergeBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MergeBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MergeBusinessesInput"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mergeBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}},{"kind":"Argument","name":{"kind":"Name","value":"actKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"actKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entryId"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]} as unknown as DocumentNode<MergeBusinessesMutation, MergeBusinessesMutationVariables>;
export const DashboardStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"dashboardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"totalBusinesses"}},{"kind":"Field","name":{"kind":"Name","value":"totalCities"}},{"kind":"Field","name":{"kind":"Name","value":"totalCategories"}}]}}]}}]} as unknown as DocumentNode<DashboardStatsQuery, DashboardStatsQueryVariables>;
export const WaitingMailsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingMails"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"since"}}]}}]}}]} as unknown as DocumentNode<WaitingMailsQuery, WaitingMailsQueryVariables>;
export const RegistrationsOfMonthDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegistrationsOfMonth"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"month"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"registrationsByDay"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"month"},"value":{"kind":"Variable","name":{"kind":"Name","value":"month"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"count"}}]}}]}}]} as unknown as DocumentNode<RegistrationsOfMonthQuery, RegistrationsOfMonthQueryVariables>;
export const RecentBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RecentBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recentBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]} as unknown as DocumentNode<RecentBusinessesQuery, RecentBusinessesQueryVariables>;
export const WorkOfTheDayDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkOfTheDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"workOfTheDay"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"canWait"}},{"kind":"Field","name":{"kind":"Name","value":"canAskByChat"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"Field","alias":{"kind":"Name","value":"drafts"},"name":{"kind":"Name","value":"businessPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"state"},"value":{"kind":"EnumValue","value":"DRAFT"}}]}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"1"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}}]}}]}}]}}]} as unknown as DocumentNode<WorkOfTheDayQuery, WorkOfTheDayQueryVariables>;
export const PutOffWorkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PutOffWork"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WorkKind"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"forGood"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"putOffWork"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"kind"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}},{"kind":"Argument","name":{"kind":"Name","value":"forGood"},"value":{"kind":"Variable","name":{"kind":"Name","value":"forGood"}}}]}]}}]} as unknown as DocumentNode<PutOffWorkMutation, PutOffWorkMutationVariables>;
export const BusinessPairsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessPairs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPairs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"isSearching"}},{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"first"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PairSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"second"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PairSide"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PairSide"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"whatsapp"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"site"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"street"}},{"kind":"Field","name":{"kind":"Name","value":"number"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPlace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}},{"kind":"Field","name":{"kind":"Name","value":"owner"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<BusinessPairsQuery, BusinessPairsQueryVariables>;
export const SearchPairsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SearchPairs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchPairs"}}]}}]} as unknown as DocumentNode<SearchPairsMutation, SearchPairsMutationVariables>;
export const MarkDistinctDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkDistinct"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markDistinct"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"firstId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"firstId"}}},{"kind":"Argument","name":{"kind":"Name","value":"secondId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"secondId"}}}]}]}}]} as unknown as DocumentNode<MarkDistinctMutation, MarkDistinctMutationVariables>;
export const SimilarBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SimilarBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SimilarInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"similarBusinesses"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reasons"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"BusinessPlace"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BusinessPlace"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Address"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"neighborhood"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<SimilarBusinessesQuery, SimilarBusinessesQueryVariables>;
export const BusinessPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BusinessPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"business"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<BusinessPhotosQuery, BusinessPhotosQueryVariables>;
export const AddBusinessPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddBusinessPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photos"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Upload"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"addBusinessPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"photos"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photos"}}},{"kind":"Argument","name":{"kind":"Name","value":"saveKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<AddBusinessPhotosMutation, AddBusinessPhotosMutationVariables>;
export const OrderBusinessPhotosDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"OrderBusinessPhotos"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photoIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"orderBusinessPhotos"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"photoIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photoIds"}}},{"kind":"Argument","name":{"kind":"Name","value":"saveKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<OrderBusinessPhotosMutation, OrderBusinessPhotosMutationVariables>;
export const DeleteBusinessPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeleteBusinessPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"photoId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"changed"},"name":{"kind":"Name","value":"deleteBusinessPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"photoId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"photoId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PhotosSection_business"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PhotosSection_business"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Business"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}}]} as unknown as DocumentNode<DeleteBusinessPhotoMutation, DeleteBusinessPhotoMutationVariables>;
export const UpdateBusinessPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateBusinessPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"alt"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateBusinessPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"alt"},"value":{"kind":"Variable","name":{"kind":"Name","value":"alt"}}},{"kind":"Argument","name":{"kind":"Name","value":"saveKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}}]}}]}}]} as unknown as DocumentNode<UpdateBusinessPhotoMutation, UpdateBusinessPhotoMutationVariables>;
export const TurnBusinessPhotoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"TurnBusinessPhoto"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"quarterTurns"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"turnBusinessPhoto"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"quarterTurns"},"value":{"kind":"Variable","name":{"kind":"Name","value":"quarterTurns"}}},{"kind":"Argument","name":{"kind":"Name","value":"saveKey"},"value":{"kind":"Variable","name":{"kind":"Name","value":"saveKey"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<TurnBusinessPhotoMutation, TurnBusinessPhotoMutationVariables>;
export const ClaimReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ClaimReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimReview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedClaim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<ClaimReviewQuery, ClaimReviewQueryVariables>;
export const CheckClaimMessageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CheckClaimMessage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"number"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"code"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkClaimMessage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"number"},"value":{"kind":"Variable","name":{"kind":"Name","value":"number"}}},{"kind":"Argument","name":{"kind":"Name","value":"code"},"value":{"kind":"Variable","name":{"kind":"Name","value":"code"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedClaim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<CheckClaimMessageMutation, CheckClaimMessageMutationVariables>;
export const DrawClaimCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DrawClaimCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"drawClaimCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedClaim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<DrawClaimCodeMutation, DrawClaimCodeMutationVariables>;
export const RecordClaimCallDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RecordClaimCall"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reached"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recordClaimCall"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}},{"kind":"Argument","name":{"kind":"Name","value":"reached"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reached"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedClaim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<RecordClaimCallMutation, RecordClaimCallMutationVariables>;
export const AcceptClaimEvidenceDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptClaimEvidence"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptClaimEvidence"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmed"},"value":{"kind":"BooleanValue","value":true}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewedClaim"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewedClaim"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimReview"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"method"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"claimant"}},{"kind":"Field","name":{"kind":"Name","value":"isProved"}},{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"canDecide"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveAt"}},{"kind":"Field","name":{"kind":"Name","value":"contacts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"field"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"isProposed"}},{"kind":"Field","name":{"kind":"Name","value":"qualifies"}},{"kind":"Field","name":{"kind":"Name","value":"calls"}},{"kind":"Field","name":{"kind":"Name","value":"isNotified"}}]}}]}}]} as unknown as DocumentNode<AcceptClaimEvidenceMutation, AcceptClaimEvidenceMutationVariables>;
export const RefuseClaimDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseClaim"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RefuseClaimMutation, RefuseClaimMutationVariables>;
export const OwnersDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnersDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ownersDates"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"changes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"before"}},{"kind":"Field","name":{"kind":"Name","value":"after"}}]}}]}}]}}]} as unknown as DocumentNode<OwnersDatesQuery, OwnersDatesQueryVariables>;
export const AcceptOwnersDatesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptOwnersDates"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposals"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"OwnersDatesInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptOwnersDates"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proposals"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposals"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accepted"}},{"kind":"Field","name":{"kind":"Name","value":"skipped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}}]}}]}}]} as unknown as DocumentNode<AcceptOwnersDatesMutation, AcceptOwnersDatesMutationVariables>;
export const ProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Proposals"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"proposalPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"kind"}},{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"business"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}}]}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}},{"kind":"Field","name":{"kind":"Name","value":"changes"}},{"kind":"Field","name":{"kind":"Name","value":"hasValues"}},{"kind":"Field","name":{"kind":"Name","value":"current"}},{"kind":"Field","name":{"kind":"Name","value":"isOutdated"}},{"kind":"Field","name":{"kind":"Name","value":"references"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"AuditReferences"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"photos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"alt"}},{"kind":"Field","name":{"kind":"Name","value":"image"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newPhotos"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"CatalogueImage"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"warnings"}},{"kind":"Field","name":{"kind":"Name","value":"needsConfirmation"}},{"kind":"Field","name":{"kind":"Name","value":"times"}},{"kind":"Field","name":{"kind":"Name","value":"overflow"}},{"kind":"Field","name":{"kind":"Name","value":"overflowTimes"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"dueOn"}},{"kind":"Field","name":{"kind":"Name","value":"decidedAt"}},{"kind":"Field","name":{"kind":"Name","value":"decidedBy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"reason"}},{"kind":"Field","name":{"kind":"Name","value":"submissions"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"receivedAt"}},{"kind":"Field","name":{"kind":"Name","value":"channel"}},{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"note"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"confirmedAt"}},{"kind":"Field","name":{"kind":"Name","value":"sender"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AuditReferences"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AuditReference"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"entity"}},{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"options"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"CatalogueImage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Image"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}},{"kind":"Field","name":{"kind":"Name","value":"width"}},{"kind":"Field","name":{"kind":"Name","value":"height"}},{"kind":"Field","name":{"kind":"Name","value":"color"}}]}}]} as unknown as DocumentNode<ProposalsQuery, ProposalsQueryVariables>;
export const OpenProposalsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OpenProposals"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"openProposals"}}]}}]} as unknown as DocumentNode<OpenProposalsQuery, OpenProposalsQueryVariables>;
export const ProposalCitiesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposalCities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cities"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<ProposalCitiesQuery, ProposalCitiesQueryVariables>;
export const AcceptProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AcceptProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"usesOverflow"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"acceptProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"confirmed"},"value":{"kind":"Variable","name":{"kind":"Name","value":"confirmed"}}},{"kind":"Argument","name":{"kind":"Name","value":"usesOverflow"},"value":{"kind":"Variable","name":{"kind":"Name","value":"usesOverflow"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<AcceptProposalMutation, AcceptProposalMutationVariables>;
export const RefuseProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RefuseProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"reason"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"refuseProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"reason"},"value":{"kind":"Variable","name":{"kind":"Name","value":"reason"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}}]}}]} as unknown as DocumentNode<RefuseProposalMutation, RefuseProposalMutationVariables>;
export const ProposedBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ProposedBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"businessPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}}]}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"IntValue","value":"1"}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"IntValue","value":"10"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<ProposedBusinessesQuery, ProposedBusinessesQueryVariables>;
export const EnterProposalDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EnterProposal"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"channel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalChannel"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ProposalInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enterProposal"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}},{"kind":"Argument","name":{"kind":"Name","value":"channel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"channel"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"receipts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"topic"}},{"kind":"Field","name":{"kind":"Name","value":"outcome"}}]}}]}}]}}]} as unknown as DocumentNode<EnterProposalMutation, EnterProposalMutationVariables>;
export const EraseBusinessDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EraseBusiness"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"proposalId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"basis"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ErasureBasis"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"contact"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"eraseBusiness"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"proposalId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"proposalId"}}},{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}},{"kind":"Argument","name":{"kind":"Name","value":"basis"},"value":{"kind":"Variable","name":{"kind":"Name","value":"basis"}}},{"kind":"Argument","name":{"kind":"Name","value":"contact"},"value":{"kind":"Variable","name":{"kind":"Name","value":"contact"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"protocol"}}]}}]}}]} as unknown as DocumentNode<EraseBusinessMutation, EraseBusinessMutationVariables>;
export const HideContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"HideContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hideContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}}]}}]}}]} as unknown as DocumentNode<HideContactsMutation, HideContactsMutationVariables>;
export const ShowContactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ShowContacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"showContacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"businessId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"businessId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"contactsHiddenUntil"}}]}}]}}]} as unknown as DocumentNode<ShowContactsMutation, ShowContactsMutationVariables>;
export const SourceCategoriesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceCategories"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategoryListFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sourceCategoryPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceCategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunOn"}}]}}]} as unknown as DocumentNode<SourceCategoriesQuery, SourceCategoriesQueryVariables>;
export const SourceTargetsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SourceTargets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"categories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}},{"kind":"Field","name":{"kind":"Name","value":"subcategories"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"category"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]}}]} as unknown as DocumentNode<SourceTargetsQuery, SourceTargetsQueryVariables>;
export const SetSourceCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetSourceCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategoryInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"setSourceCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceCategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunOn"}}]}}]} as unknown as DocumentNode<SetSourceCategoryMutation, SetSourceCategoryMutationVariables>;
export const ResetSourceCategoryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetSourceCategory"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"name"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"saved"},"name":{"kind":"Name","value":"resetSourceCategory"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"name"},"value":{"kind":"Variable","name":{"kind":"Name","value":"name"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"SourceCategoryRow"},"directives":[{"kind":"Directive","name":{"kind":"Name","value":"unmask"}}]}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"SourceCategoryRow"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"SourceCategory"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","alias":{"kind":"Name","value":"id"},"name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"target"}},{"kind":"Field","name":{"kind":"Name","value":"categoryId"}},{"kind":"Field","name":{"kind":"Name","value":"subcategoryId"}},{"kind":"Field","name":{"kind":"Name","value":"places"}},{"kind":"Field","name":{"kind":"Name","value":"lastRunOn"}}]}}]} as unknown as DocumentNode<ResetSourceCategoryMutation, ResetSourceCategoryMutationVariables>;
export const UserPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"UserPage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"UserListFilter"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"sort"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UserSort"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"page"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userPage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"sort"},"value":{"kind":"Variable","name":{"kind":"Name","value":"sort"}}},{"kind":"Argument","name":{"kind":"Name","value":"page"},"value":{"kind":"Variable","name":{"kind":"Name","value":"page"}}},{"kind":"Argument","name":{"kind":"Name","value":"perPage"},"value":{"kind":"Variable","name":{"kind":"Name","value":"perPage"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"items"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"phone"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"businessCount"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"pagination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"totalPages"}}]}}]}}]}}]} as unknown as DocumentNode<UserPageQuery, UserPageQueryVariables>;
export const OwnedBusinessesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"OwnedBusinesses"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"user"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"businesses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"slug"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"address"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"city"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<OwnedBusinessesQuery, OwnedBusinessesQueryVariables>;
export const SetUserRoleDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserRole"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"role"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Role"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserRole"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"role"},"value":{"kind":"Variable","name":{"kind":"Name","value":"role"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"role"}}]}}]}}]} as unknown as DocumentNode<SetUserRoleMutation, SetUserRoleMutationVariables>;
export const SetUserActiveDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetUserActive"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Boolean"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setUserActive"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"isActive"},"value":{"kind":"Variable","name":{"kind":"Name","value":"isActive"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"deactivatedAt"}}]}}]}}]} as unknown as DocumentNode<SetUserActiveMutation, SetUserActiveMutationVariables>;
export const RemoveSecondFactorDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveSecondFactor"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeSecondFactor"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hasPasskey"}}]}}]}}]} as unknown as DocumentNode<RemoveSecondFactorMutation, RemoveSecondFactorMutationVariables>;
export const SendPasswordLinkDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendPasswordLink"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendPasswordLink"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<SendPasswordLinkMutation, SendPasswordLinkMutationVariables>;
export const InvitationsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"invitations"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"role"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}},{"kind":"Field","name":{"kind":"Name","value":"invitedBy"}}]}}]}}]} as unknown as DocumentNode<InvitationsQuery, InvitationsQueryVariables>;
export const InviteUserDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"InviteUser"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"InviteUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"inviteUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}}]}}]}}]} as unknown as DocumentNode<InviteUserMutation, InviteUserMutationVariables>;
export const ResendInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResendInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resendInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"expiresAt"}}]}}]}}]} as unknown as DocumentNode<ResendInvitationMutation, ResendInvitationMutationVariables>;
export const RevokeInvitationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeInvitation"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"revokeInvitation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RevokeInvitationMutation, RevokeInvitationMutationVariables>;