export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** Timestamp: ISO 8601 in UTC, with milliseconds. */
  DateTime: { input: string; output: string; }
  /** Any JSON value. */
  JSON: { input: unknown; output: unknown; }
  /** File sent with the operation, according to the GraphQL multipart request specification (docs/graphql.md). */
  Upload: { input: File; output: File; }
};

/** Data that an invited person adds. */
export type AcceptInvitationInput = {
  /** Password of 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Phone digits with area code, in any format. */
  phone: Scalars['String']['input'];
  /** Token from the link. */
  token: Scalars['String']['input'];
};

/** Result of accepting several owners’ dates. */
export type AcceptedDates = {
  /** Number of accepted proposals. */
  accepted: Scalars['Int']['output'];
  /** Proposals that were not accepted. */
  skipped: Array<SkippedProposal>;
};

/** Address of an establishment. */
export type Address = {
  /** City of the address. */
  city: City;
  /** Neighborhood; one with an empty id and slug if not public. */
  neighborhood: Neighborhood;
  /** The number in the street; "S/N" is one. */
  number?: Maybe<Scalars['String']['output']>;
  /** The street, if known. */
  street?: Maybe<Scalars['String']['output']>;
  /** The zip code (CEP): eight digits. */
  zipCode?: Maybe<Scalars['String']['output']>;
};

/** Place served by an establishment. */
export type AreaInput = {
  /** Id of the city. */
  cityId: Scalars['ID']['input'];
  /** Id of a neighborhood of that city; absent for the whole city. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
};

/** A question about establishments, configured by administrators. */
export type Attribute = {
  /** Whether the attribute and its answers are public; answers are kept either way. */
  active: Scalars['Boolean']['output'];
  /** Number of establishments with an answer. */
  businessCount: Scalars['Int']['output'];
  /** Categories whose establishments are asked, by name; empty if all are. */
  categories: Array<Category>;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Group of the attribute; attributes of the same group are shown together. */
  group: Scalars['String']['output'];
  /** Icon name. One of alert, camera, check, email, eye, heart, info, map, phone, pin, play, site, user, whatsapp. */
  icon?: Maybe<Scalars['String']['output']>;
  /** Id of the attribute. */
  id: Scalars['ID']['output'];
  /** Whether the filter is offered without a chosen category. */
  isAlwaysInSight: Scalars['Boolean']['output'];
  /** Whether visitors can filter by the attribute. */
  isFilter: Scalars['Boolean']['output'];
  /** Kind of the answers. */
  kind: AttributeKind;
  /** Meaning of the answers in structured data. One of acceptsReservations, amenityFeature, hasMenu, isAccessibleForFree, paymentAccepted, servesCuisine, smokingAllowed, BuyAction, OrderAction, QuoteAction, ReserveAction, ScheduleAction. */
  meaning?: Maybe<Scalars['String']['output']>;
  /** Label of the chip on establishments that answer yes. */
  name: Scalars['String']['output'];
  /** Possible answers, in order; empty unless the kind is CHOICE. */
  options: Array<AttributeOption>;
  /** Position in lists, which are sorted by it, then by name. */
  position: Scalars['Int']['output'];
  /** Question in forms. */
  question: Scalars['String']['output'];
  /** Slug of the attribute, unique among attributes. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
  /** Advice to an administrator to reconsider the texts; null if there is none. */
  warning?: Maybe<Scalars['String']['output']>;
};

/** An answer to an attribute that visitors can filter by. */
export type AttributeFilter = {
  /** Slug or id of the attribute. */
  slug: Scalars['String']['input'];
  /** "yes" or "no", the slug of an option, or "yes" for any link; default: "yes". */
  value?: InputMaybe<Scalars['String']['input']>;
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
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug or id of a category: only its attributes. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Only attributes with this kind of answers. */
  kind?: InputMaybe<AttributeKind>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A possible answer to an attribute of the kind CHOICE. */
export type AttributeOption = {
  /** Name of the option. */
  name: Scalars['String']['output'];
  /** Slug of the option in answers and URLs. */
  slug: Scalars['String']['output'];
};

/** A possible answer to an attribute. */
export type AttributeOptionInput = {
  /** Name of the option, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Page of a list, with its totals. */
export type AttributePage = {
  /** Items of this page, in order. */
  items: Array<Attribute>;
  /** Position of this page in the list. */
  pagination: Pagination;
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

/** Entry of the audit trail: who changed what, and when. */
export type AuditEntry = {
  /** Recorded action. */
  action: AuditAction;
  /** Account that acted; null for a command or a deleted account. */
  actor?: Maybe<User>;
  /** When the change was made. */
  at: Scalars['DateTime']['output'];
  /** `{ before, after }` by changed field; null where there was no value. */
  changes: Scalars['JSON']['output'];
  /** Type of the changed entity. */
  entity: AuditEntity;
  /** Id of the changed entity, which may have been deleted; 0 for an import or bulk change. */
  entityId: Scalars['ID']['output'];
  /** Id of the entry. */
  id: Scalars['ID']['output'];
  /** Lines of an import or bulk change, counted by entity type and action. The filter `partOf` lists them. */
  lineCounts: Array<AuditLineCount>;
  /** Name of the entity at that time; null for accounts and invitations, or if unknown. */
  name?: Maybe<Scalars['String']['output']>;
  /** Import or bulk change that this entry is a line of; null if none. */
  partOf?: Maybe<AuditEntry>;
  /** Existing entities that the changes refer to by id. */
  references: Array<AuditReference>;
  /** Id of the request, as in its response and the logs; null for a command. */
  requestId?: Maybe<Scalars['String']['output']>;
  /** Deadline of the undo; null if it is not possible. */
  restorableUntil?: Maybe<Scalars['DateTime']['output']>;
  /** Whether this deletion or change of establishments can be undone; null for other changes, and for accounts and invitations. */
  restorationState?: Maybe<RestorationState>;
  /** Entry of the deletion that this one undid. */
  restores?: Maybe<AuditEntry>;
  /** Changed entity in its current state; null if it no longer exists. */
  subject?: Maybe<AuditReference>;
  /** Entry that this one undid, entirely or in some fields. */
  undoes?: Maybe<AuditEntry>;
};

/** Page of a list, with its totals. */
export type AuditEntryPage = {
  /** Items of this page, in order. */
  items: Array<AuditEntry>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Filter of the audit trail. An import or bulk change is one entry, matched by the entity type and action of any of its lines; `search` and `entityId` match the lines themselves. */
export type AuditFilter = {
  /** Action of the entry. */
  action?: InputMaybe<AuditAction>;
  /** Id of the account that acted. */
  actorId?: InputMaybe<Scalars['ID']['input']>;
  /** Type of the changed entity. */
  entity?: InputMaybe<AuditEntity>;
  /** Id of the changed entity. */
  entityId?: InputMaybe<Scalars['ID']['input']>;
  /** First day in São Paulo, inclusive: yyyy-MM-dd. */
  from?: InputMaybe<Scalars['String']['input']>;
  /** Id of an import or bulk change: only its lines, in order. */
  partOf?: InputMaybe<Scalars['ID']['input']>;
  /** Words that must all occur in the name at that time; accounts have none. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Last day in São Paulo, inclusive: yyyy-MM-dd. */
  to?: InputMaybe<Scalars['String']['input']>;
};

/** Number of lines of an entry with the same entity type and action. */
export type AuditLineCount = {
  /** Action of the lines. */
  action: AuditAction;
  /** Number of lines. */
  count: Scalars['Int']['output'];
  /** Entity type of the lines. */
  entity: AuditEntity;
};

/** An entity mentioned in the audit trail, with its current name. */
export type AuditReference = {
  /** Type of the entity. */
  entity: AuditEntity;
  /** Id of the entity. */
  id: Scalars['ID']['output'];
  /** Current name. */
  name: Scalars['String']['output'];
  /** Options of an attribute of the kind CHOICE; empty for all others. */
  options: Array<AttributeOption>;
  /** Slug; null for accounts, invitations and source categories. */
  slug?: Maybe<Scalars['String']['output']>;
};

/** Full data of an establishment. */
export type Business = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: Maybe<Scalars['Boolean']['output']>;
  /** Address of the establishment. */
  address: Address;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone. */
  addressHidden: Scalars['Boolean']['output'];
  /** For administrators and the owner, while the address is hidden: sentences in Portuguese that name the public texts that still contain street, number or zip code. */
  addressWarnings: Array<Scalars['String']['output']>;
  /** Cities and neighborhoods served besides its own city, at most eight. */
  areas: Array<ServedArea>;
  /** Answers to the attributes of its categories, in attribute order. */
  attributes: Array<BusinessAttribute>;
  /** Categories; the first is the main one. */
  categories: Array<Category>;
  /** Day on which permanent closure was recorded, yyyy-MM-dd; null unless permanently closed. */
  closedOn?: Maybe<Scalars['String']['output']>;
  /** Corrections and confirmations of phone, WhatsApp and address that apply to the current values. */
  confirmations: Array<Confirmation>;
  /** Last day on which street, point on the map, contacts and links are hidden, yyyy-MM-dd; null if they are not. Administrators and the owner can still read them. */
  contactsHiddenUntil?: Maybe<Scalars['String']['output']>;
  /** First photo; null if there is none. */
  cover?: Maybe<Photo>;
  /** When the establishment was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Sanitised HTML; empty when there is none. */
  description: Scalars['String']['output'];
  /** Its public e-mail address, if it has one. */
  email?: Maybe<Scalars['String']['output']>;
  /** Description as plain text, truncated for cards. */
  excerpt: Scalars['String']['output'];
  /** Address of its Facebook page, if it has one. */
  facebook?: Maybe<Scalars['String']['output']>;
  /** When it opens on Fridays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  fridayHours?: Maybe<Scalars['String']['output']>;
  /** Machine-readable opening hours; null if unknown, which does not mean closed. */
  hours?: Maybe<Hours>;
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Address of its Instagram profile, if it has one. */
  instagram?: Maybe<Scalars['String']['output']>;
  /** Latitude in degrees, if known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /**
   * Whether the answer to the attribute `atendimento-em-libras` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `atendimento-em-libras`.
   */
  libras?: Maybe<Scalars['Boolean']['output']>;
  /** Address of its LinkedIn page, if it has one. */
  linkedin?: Maybe<Scalars['String']['output']>;
  /** Longitude in degrees, if known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** When it opens on Mondays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  mondayHours?: Maybe<Scalars['String']['output']>;
  /** Its name, as people write it. */
  name: Scalars['String']['output'];
  /** Account of the owner, for administrators and that account; null for others. */
  owner?: Maybe<User>;
  /** Digits only: 10 or 11 with the area code, or a 0800 or 4004 number or its like, or a public service of three digits. */
  phone: Scalars['String']['output'];
  /** Photos in order, at most 15; the first is the cover. */
  photos: Array<Photo>;
  /** Of what has closed for a while: the day on which it is to open again, yyyy-MM-dd, if known. */
  reopensOn?: Maybe<Scalars['String']['output']>;
  /**
   * Whether the answer to the attribute `vaga-reservada` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `vaga-reservada`.
   */
  reservedParking?: Maybe<Scalars['Boolean']['output']>;
  /** When it opens on Saturdays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  saturdayHours?: Maybe<Scalars['String']['output']>;
  /** Whether it serves every city of the guide; then it names no area. */
  servesRegion: Scalars['Boolean']['output'];
  /** Whether its neighborhood is public while its address is hidden. */
  showsNeighborhood: Scalars['Boolean']['output'];
  /** Address of its own site, if it has one. */
  site?: Maybe<Scalars['String']['output']>;
  /** Slug of the establishment; its profile is at /{slug}. */
  slug: Scalars['String']['output'];
  /** Foreign sources of current values. */
  sources: Array<DataSource>;
  /** What holds on single dates in place of the week, in their order: "24/12/2026 08:00-12:00; 25/12/2026 fechado (Natal)". */
  specialHours?: Maybe<Scalars['String']['output']>;
  /** Whether it is at work. What has closed for good is in no list, and answers under its own id and slug; drafts are for administrators and their owner. */
  state: BusinessState;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: Maybe<Scalars['Boolean']['output']>;
  /** Subcategories in order; inactive ones only for administrators. */
  subcategories: Array<Subcategory>;
  /** When it opens on Sundays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  sundayHours?: Maybe<Scalars['String']['output']>;
  /** When it opens on Thursdays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  thursdayHours?: Maybe<Scalars['String']['output']>;
  /** Address of its TikTok profile, if it has one. */
  tiktok?: Maybe<Scalars['String']['output']>;
  /** When it opens on Tuesdays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  tuesdayHours?: Maybe<Scalars['String']['output']>;
  /** Address of its Twitter profile, if it has one. */
  twitter?: Maybe<Scalars['String']['output']>;
  /** When the establishment was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version, raised by every update of fields but not of photos. */
  version: Scalars['Int']['output'];
  /** Address of its video on YouTube, if it has one. */
  video?: Maybe<Scalars['String']['output']>;
  /** When it opens on Wednesdays, as text: "08:00-12:00, 13:30-18:00", "24h" or "fechado"; null when it is not known. An interval that ends before it begins passes midnight. */
  wednesdayHours?: Maybe<Scalars['String']['output']>;
  /** Digits only, if it has one. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** An import, merge or bulk change of establishments, as an entry of the audit trail. */
export type BusinessAct = {
  /** Kind of act. */
  action: AuditAction;
  /** Name of the account that acted; null for a command or a deleted account. */
  actorName?: Maybe<Scalars['String']['output']>;
  /** When the act began. */
  at: Scalars['DateTime']['output'];
  /** Number of these that no longer exist. */
  gone: Scalars['Int']['output'];
  /** Id of the audit entry. */
  id: Scalars['ID']['output'];
  /** Number of establishments created, changed or deleted. */
  total: Scalars['Int']['output'];
};

/** Answer of an establishment to an attribute. */
export type BusinessAttribute = {
  /** Attribute that was answered. */
  attribute: Attribute;
  /** Display text of the answer: "Sim", "Não", the name of an option, or the link. */
  label: Scalars['String']['output'];
  /** "yes" or "no", the slug of an option, or a link. */
  value: Scalars['String']['output'];
};

/** Answer to an attribute. */
export type BusinessAttributeInput = {
  /** Slug or id of the attribute. */
  slug: Scalars['String']['input'];
  /** "yes" or "no", the slug of an option, or a link; null or blank removes the answer. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** An establishment as shown in lists. */
export type BusinessCard = {
  /** Whether the address is not public; street, number and point on the map are then absent. */
  addressHidden: Scalars['Boolean']['output'];
  /** Full data of the establishment. */
  business: Business;
  /** Categories; the first is the main one. */
  categories: Array<Category>;
  /** City of the establishment. */
  city: City;
  /** First photo; null if there is none. */
  cover?: Maybe<Photo>;
  /** When the establishment was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Kilometres from the position of the filter `near`, rounded to some 500 m, with one decimal; null without that filter. */
  distance?: Maybe<Scalars['Float']['output']>;
  /** Description as plain text, truncated for cards; empty if there is none. */
  excerpt: Scalars['String']['output'];
  /** Opening hours; null if unknown, which does not mean closed. */
  hours?: Maybe<Hours>;
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Name of the establishment. */
  name: Scalars['String']['output'];
  /** Neighborhood of the establishment; one with an empty id and slug if not public. */
  neighborhood: Neighborhood;
  /** House number; "S/N" if the building has none. */
  number?: Maybe<Scalars['String']['output']>;
  /** Phone digits with area code; empty while hidden. */
  phone: Scalars['String']['output'];
  /** Date of reopening after a temporary closure, yyyy-MM-dd; null if unknown. */
  reopensOn?: Maybe<Scalars['String']['output']>;
  /** Slug of the establishment; its profile is at /{slug}. */
  slug: Scalars['String']['output'];
  /** Operating state. */
  state: BusinessState;
  /** Street; null if unknown or hidden. */
  street?: Maybe<Scalars['String']['output']>;
  /** WhatsApp digits; null if there is none. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** Changes of a bulk edit to one establishment. */
export type BusinessEdit = {
  /** Changes by field. */
  changes: Array<FieldEdit>;
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Name of the establishment. */
  name: Scalars['String']['output'];
};

/** Filter of a search. Places and categories are slugs or ids; an unknown one matches nothing, absent or empty fields exclude nothing. */
export type BusinessFilter = {
  /** Only establishments with all of these answers, at most 10; unanswered attributes never match, and two answers to one attribute match nothing. */
  attributes?: InputMaybe<Array<AttributeFilter>>;
  /** Slug or id of a category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a city: matches establishments that are in it or serve it. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** With `openNow`: also establishments without hours for that day. Ignored without it. */
  includeUnknownHours?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words that the name must contain, all of them, also inside a word; case and accents are ignored. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments within a distance; those without coordinates never match. */
  near?: InputMaybe<NearFilter>;
  /** Slug or id of a neighborhood; without a city, a slug refers to the neighborhoods with that slug in all cities. */
  neighborhood?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments located in the city and neighborhood, without those that serve them from elsewhere. Ignored without a place. */
  onlyThere?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only establishments open at the minute of the search; those without hours match with `includeUnknownHours` only. Never affects the order, and alternatives are counted without it. */
  openNow?: InputMaybe<Scalars['Boolean']['input']>;
  /**
   * Only establishments with step-free access; unknown never matches.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFree?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug or id of a subcategory. */
  subcategory?: InputMaybe<Scalars['String']['input']>;
  /** Only establishments in a map area; those without coordinates never match. */
  within?: InputMaybe<WithinFilter>;
};

/** A field of BusinessFilter. */
export type BusinessFilterField =
  /** The filter `attributes`. */
  | 'ATTRIBUTES'
  /** The filter `category`. */
  | 'CATEGORY'
  /** The filter `city`. */
  | 'CITY'
  /** The filter `name`. */
  | 'NAME'
  /** The filter `near`. */
  | 'NEAR'
  /** The filter `neighborhood`. */
  | 'NEIGHBORHOOD'
  /** The filter `onlyThere`. */
  | 'ONLY_THERE'
  /** The filter `stepFree`. */
  | 'STEP_FREE'
  /** The filter `subcategory`. */
  | 'SUBCATEGORY';

/** Filter of the administrators' list of establishments; conditions are combined with AND. */
export type BusinessListFilter = {
  /** Slug or id of an attribute: only establishments that answered it. */
  attribute?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Existing establishments that an import or a bulk change created or changed: id of its audit entry, or the `actKey` that was sent. */
  changedBy?: InputMaybe<Scalars['ID']['input']>;
  /** Slug or id of a city. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a neighborhood; several cities may share a slug. */
  neighborhood?: InputMaybe<Scalars['String']['input']>;
  /** Id of the owner's account. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** Words that the name must contain, matched as in a search; digits also match phone numbers and ids. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a city served, fully or in one of its neighborhoods. */
  servedCity?: InputMaybe<Scalars['String']['input']>;
  /** Slug or id of a neighborhood served. */
  servedNeighborhood?: InputMaybe<Scalars['String']['input']>;
  /** State of the establishments. */
  state?: InputMaybe<BusinessState>;
  /** Slug or id of a subcategory. */
  subcategory?: InputMaybe<Scalars['String']['input']>;
  /** True for establishments without coordinates, false for those with both. */
  withoutCoordinates?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for establishments without an owner, false for those with one. */
  withoutOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** True for establishments without photos, false for those with some. */
  withoutPhotos?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Two establishments that became one. */
export type BusinessMerge = {
  /** The merged establishment. */
  business: Business;
  /** Id of the audit trail entry, which `undoChange` takes back for 30 days. */
  entryId: Scalars['ID']['output'];
};

/** Order of establishments. There is no other: positions in a list cannot be bought. */
export type BusinessOrder =
  /** Latest registration first. */
  | 'NEWEST'
  /** Every establishment has the same chance of every position; a seed keeps the order until midnight in São Paulo. As long as the same establishments match, pages neither repeat nor omit one. */
  | 'RANDOM';

/** Page of a list, with its totals. */
export type BusinessPage = {
  /** Items of this page, in order. */
  items: Array<Business>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Two establishments that are probably duplicates. */
export type BusinessPair = {
  /** Establishment with the smaller id. */
  first: Business;
  /** Evidence for and against it, in Portuguese. */
  reasons: Array<Scalars['String']['output']>;
  /** Likelihood that they are one establishment, 60 to 100. */
  score: Scalars['Int']['output'];
  /** The other establishment. */
  second: Business;
};

/** A page of a list, with its totals. */
export type BusinessPairPage = {
  /** Whether a search is running, which will replace the list. */
  isSearching: Scalars['Boolean']['output'];
  /** Items of this page, in order. */
  items: Array<BusinessPair>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Map position of an establishment. */
export type BusinessPoint = {
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Latitude in degrees. */
  latitude: Scalars['Float']['output'];
  /** Longitude in degrees. */
  longitude: Scalars['Float']['output'];
  /** Name of the establishment. */
  name: Scalars['String']['output'];
  /** Slug of the establishment; its profile is at /{slug}. */
  slug: Scalars['String']['output'];
};

/** Establishments in a map area, with totals of the same moment. */
export type BusinessPoints = {
  /** Random sample of the matches, in random order: at most 500. */
  items: Array<BusinessPoint>;
  /** Number of matches in this map area, including omitted ones. */
  total: Scalars['Int']['output'];
  /** Number of matches of the other filters without coordinates. */
  unplaced: Scalars['Int']['output'];
};

/** A page of a search, with totals and items of the same moment. */
export type BusinessSearch = {
  /** Establishments of this page, in order. */
  items: Array<BusinessCard>;
  /** Position of this page in the list. */
  pagination: Pagination;
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

/** Preview of a bulk edit. */
export type BusinessesEditPreview = {
  /** Number of establishments that would change. */
  changed: Scalars['Int']['output'];
  /** First 50 changes, in the order of `ids`. */
  edits: Array<BusinessEdit>;
  /** Fingerprint to send with the edit, so that it changes only what was previewed. */
  fingerprint: Scalars['String']['output'];
  /** Number of chosen establishments that exist. */
  total: Scalars['Int']['output'];
};

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
  categoryIds?: Array<Scalars['ID']['input']>;
  /** Ids of subcategories, at most 30, in order. */
  subcategoryIds?: Array<Scalars['ID']['input']>;
};

/** A kind of establishment. */
export type Category = {
  /** Number of attributes specific to its establishments. Only for administrators. */
  attributeCount: Scalars['Int']['output'];
  /** Number of establishments in the category. */
  businessCount: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Icon of the category. */
  icon?: Maybe<Image>;
  /** Id of the category. */
  id: Scalars['ID']['output'];
  /** Whether the category is marked as popular. */
  isPopular: Scalars['Boolean']['output'];
  /** Name of the category. */
  name: Scalars['String']['output'];
  /** The schema.org type of its establishments in structured data; null is LocalBusiness. One of AccountingService, AmusementPark, AnimalShelter, ArtGallery, Attorney, AutoBodyShop, AutoDealer, AutomotiveBusiness, AutoPartsStore, AutoRental, AutoRepair, AutoWash, Bakery, BankOrCreditUnion, BarOrPub, BeautySalon, BedAndBreakfast, BikeStore, BookStore, Brewery, CafeOrCoffeeShop, Campground, ChildCare, ClothingStore, ComputerStore, ConvenienceStore, DaySpa, Dentist, Distillery, DryCleaningOrLaundry, Electrician, ElectronicsStore, EmploymentAgency, EntertainmentBusiness, ExerciseGym, FastFoodRestaurant, FinancialService, Florist, FoodEstablishment, FurnitureStore, GardenStore, GasStation, GeneralContractor, GovernmentOffice, GroceryStore, HairSalon, HardwareStore, HealthAndBeautyBusiness, HomeAndConstructionBusiness, HomeGoodsStore, Hospital, Hostel, Hotel, IceCreamShop, InsuranceAgency, JewelryStore, LegalService, Library, LiquorStore, Locksmith, LodgingBusiness, MedicalBusiness, MedicalClinic, MobilePhoneStore, MotorcycleDealer, MotorcycleRepair, MovieTheater, MovingCompany, MusicStore, NailSalon, NightClub, Notary, OfficeEquipmentStore, Optician, PetStore, Pharmacy, Plumber, ProfessionalService, RadioStation, RealEstateAgent, RecyclingCenter, Resort, Restaurant, SelfStorage, ShoeStore, ShoppingCenter, SportingGoodsStore, SportsActivityLocation, SportsClub, Store, TattooParlor, TireShop, TouristInformationCenter, ToyStore, TravelAgency, VacationRental, WholesaleStore, Winery. */
  schemaType?: Maybe<Scalars['String']['output']>;
  /** Slug of the category, unique among categories. */
  slug: Scalars['String']['output'];
  /** Number of source categories mapped to the category. Only for administrators. */
  sourceCategoryCount: Scalars['Int']['output'];
  /** Subcategories by name; inactive ones only for administrators. */
  subcategories: Array<Subcategory>;
  /** Number of subcategories; inactive ones count only for administrators. */
  subcategoryCount: Scalars['Int']['output'];
  /** Alternative names, used by suggestions. */
  synonyms: Array<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};


/** A kind of establishment. */
export type CategorySubcategoriesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A category with its number of establishments. */
export type CategoryCount = {
  /** The counted category. */
  category: Category;
  /** Number of establishments there; a search by the entry also finds those that serve the place. */
  total: Scalars['Int']['output'];
};

/** Filter of a list of categories. */
export type CategoryListFilter = {
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Page of a list, with its totals. */
export type CategoryPage = {
  /** Items of this page, in order. */
  items: Array<Category>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** New address of an account. */
export type ChangeEmailInput = {
  /** New address; stored normalized, in lower case. */
  email: Scalars['String']['input'];
  /** The password that the account has now. */
  password: Scalars['String']['input'];
};

/** New password of an account. */
export type ChangePasswordInput = {
  /** The password that the account has now. */
  currentPassword: Scalars['String']['input'];
  /** 8 to 128 characters. */
  newPassword: Scalars['String']['input'];
  /** Whether the new session lasts 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
};

/** Change of the state of several establishments. */
export type ChangeStateInput = {
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<Scalars['ID']['input']>;
  /** Whether to skip drafts that are incomplete for the state; otherwise the whole change is refused. */
  skipIncomplete?: Scalars['Boolean']['input'];
  /** New state. */
  state: BusinessState;
};

/** A municipality of the region. */
export type City = {
  /** Whether the city can be chosen; the establishments of an inactive city stay public. */
  active: Scalars['Boolean']['output'];
  /** Number of service areas that are the city or in it. Only for administrators. */
  areaCount: Scalars['Int']['output'];
  /** Number of establishments in the city. */
  businessCount: Scalars['Int']['output'];
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Local holidays, yearly or once: "19/03 São José", "16/02/2027 Festa do Divino". */
  holidays: Array<Scalars['String']['output']>;
  /** Id of the city. */
  id: Scalars['ID']['output'];
  /** Picture of the city. */
  image?: Maybe<Image>;
  /** Whether the home page lists the city as popular. */
  isPopular: Scalars['Boolean']['output'];
  /** Latitude of the city centre in degrees, if known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Longitude of the city centre in degrees, if known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Name of the city. */
  name: Scalars['String']['output'];
  /** Number of neighborhoods. */
  neighborhoodCount: Scalars['Int']['output'];
  /** Neighborhoods of the city, by name. */
  neighborhoods: Array<Neighborhood>;
  /** Slug of the city, unique among cities. */
  slug: Scalars['String']['output'];
  /** Holidays of the country, the state and the city from today to 14 days ahead, by date. */
  upcomingHolidays: Array<Holiday>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A city with its number of establishments. */
export type CityCount = {
  /** The counted city. */
  city: City;
  /** Number of establishments there; a search by the entry also finds those that serve the place. */
  total: Scalars['Int']['output'];
};

/** Filter of a list of cities. */
export type CityListFilter = {
  /** Only cities that can be chosen, or only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only popular cities, or only the others. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** A city, or a category in it, with counts of one moment. Lists have at most 100 entries, largest first, without empty ones. */
export type CityOverview = {
  /** Categories with establishments in the city. */
  categories: Array<CategoryCount>;
  /** Category of the overview, if requested. */
  category?: Maybe<Category>;
  /** Other active cities, counted within the category if there is one. */
  cities: Array<CityCount>;
  /** City of the overview. */
  city: City;
  /** Neighborhoods of the city, counted within the category if there is one. */
  neighborhoods: Array<NeighborhoodCount>;
  /** Active subcategories of the category with establishments in the city; empty without a category. */
  subcategories: Array<SubcategoryCount>;
  /** Number of establishments in the city, and in the category if there is one, without those that only serve the city. */
  total: Scalars['Int']['output'];
};

/** Page of a list, with its totals. */
export type CityPage = {
  /** Items of this page, in order. */
  items: Array<City>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** State of the viewer’s claim to an establishment. */
export type Claim = {
  /** The six digits to send from the listed WhatsApp; null with other methods. */
  code?: Maybe<Scalars['String']['output']>;
  /** Expiry of the code. */
  codeExpiresAt?: Maybe<Scalars['DateTime']['output']>;
  /** When the viewer becomes the owner, unless the claim is stopped; null while contacts are notified. */
  effectiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Whether the claim was checked and is proved. */
  isProved: Scalars['Boolean']['output'];
  /** Method of proof. */
  method: ClaimMethod;
  /** Reason of a refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State of the claim. */
  state: ProposalState;
};

/** A present or former contact of a claimed establishment. */
export type ClaimContact = {
  /** Number of calls to the contact for this claim. */
  calls: Scalars['Int']['output'];
  /** Field of the contact: `phone`, `whatsapp` or `email`. */
  field: Scalars['String']['output'];
  /** Whether the contact has been notified. */
  isNotified: Scalars['Boolean']['output'];
  /** Whether the contact came from a proposal. */
  isProposed: Scalars['Boolean']['output'];
  /** Whether the contact can prove the claim. */
  qualifies: Scalars['Boolean']['output'];
  /** Time since which the contact was listed. */
  since: Scalars['DateTime']['output'];
  /** Time until which the contact was listed; null while it is. */
  until?: Maybe<Scalars['DateTime']['output']>;
  /** Digits, or an e-mail address. */
  value: Scalars['String']['output'];
};

/** Method of proving a claim to an establishment. */
export type ClaimMethod =
  /** By evidence, after the listed contacts were tried on two days. */
  | 'EVIDENCE'
  /** By a code that an administrator reads out on the listed phone. */
  | 'PHONE'
  /** By a code sent from the listed WhatsApp to the guide’s chat. */
  | 'WHATSAPP';

/** A claim as shown to the notified contacts, without the claimant. */
export type ClaimNotice = {
  /** Name of the establishment. */
  businessName: Scalars['String']['output'];
  /** Whether the claim was stopped or decided. */
  isStopped: Scalars['Boolean']['output'];
};

/** The viewer’s options to claim an establishment, without its owner. */
export type ClaimOptions = {
  /** Name of the establishment. */
  businessName: Scalars['String']['output'];
  /** The viewer’s last claim to the establishment. */
  claim?: Maybe<Claim>;
  /** Whether the viewer already owns the establishment. */
  isOwn: Scalars['Boolean']['output'];
  /** Methods available now. */
  methods: Array<ClaimMethod>;
  /** Listed phone number, digits only. */
  phone: Scalars['String']['output'];
  /** Listed WhatsApp number, digits only. */
  whatsapp?: Maybe<Scalars['String']['output']>;
};

/** A claim as checked by administrators. */
export type ClaimReview = {
  /** Whether the evidence can be decided: the listed numbers were tried on two days. */
  canDecide: Scalars['Boolean']['output'];
  /** E-mail address of the claimant; null when the account is deleted. */
  claimant?: Maybe<Scalars['String']['output']>;
  /** The six digits to read out on the listed phone; null before they are created, and with other methods. */
  code?: Maybe<Scalars['String']['output']>;
  /** Present contacts, then former ones. */
  contacts: Array<ClaimContact>;
  /** When the claim takes effect; null while a number has not been called. */
  effectiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** Proposal id of the claim. */
  id: Scalars['ID']['output'];
  /** Whether the claim was checked and is proved. */
  isProved: Scalars['Boolean']['output'];
  /** Method of proof. */
  method: ClaimMethod;
  /** The claimant’s last note. */
  note?: Maybe<Scalars['String']['output']>;
  /** State of the claim. */
  state: ProposalState;
};

/** Last correction and confirmation of a contact of an establishment. Never affects any order. */
export type Confirmation = {
  /** Who confirmed the contact. */
  confirmedBy?: Maybe<ConfirmedBy>;
  /** Day of confirmation, yyyy-MM-dd; null if there was none. */
  confirmedOn?: Maybe<Scalars['String']['output']>;
  /** Day of correction by a proposal, yyyy-MM-dd; null if there was none. */
  correctedOn?: Maybe<Scalars['String']['output']>;
  /** Contact that was corrected or confirmed. */
  topic: ConfirmationTopic;
};

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

/** Data that a link asks an establishment to confirm. */
export type ConfirmationRequest = {
  /** Establishment with the values to confirm. */
  business: Business;
  /** Whether the link came in a chat message; a refusal then stops all further messages. */
  isChat: Scalars['Boolean']['output'];
  /** Whether the values were confirmed by this link. */
  isConfirmed: Scalars['Boolean']['output'];
};

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

/** A changed contact, as reported in the mail to the owner. */
export type ContactChange = {
  /** Name of the establishment. */
  businessName: Scalars['String']['output'];
  /** Slug of the establishment. */
  businessSlug: Scalars['String']['output'];
};

/** Where a new establishment is. */
export type CreateAddressInput = {
  /** Id of the city. */
  cityId: Scalars['ID']['input'];
  /** Id of a neighborhood of that city. */
  neighborhoodId: Scalars['ID']['input'];
  /** The number in the street; "S/N" is one. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The street, if known. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The zip code (CEP): eight digits. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** A new attribute. */
export type CreateAttributeInput = {
  /** Whether the public sees it. */
  active?: Scalars['Boolean']['input'];
  /** Ids of the categories whose establishments are asked, at most 100; an empty list asks all. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Group, at most 60 characters; attributes of the same group are shown together. */
  group: Scalars['String']['input'];
  /** Icon name: alert, camera, check, email, eye, heart, info, map, phone, pin, play, site, user, whatsapp. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Whether its filter is offered without a chosen category. */
  isAlwaysInSight?: Scalars['Boolean']['input'];
  /** Whether visitors can filter by it: of links, by those that have one. */
  isFilter?: Scalars['Boolean']['input'];
  /** Kind of the answers; cannot be changed once there are answers. */
  kind?: AttributeKind;
  /** Meaning of the answers in structured data: acceptsReservations (YES_NO, LINK), amenityFeature (YES_NO, CHOICE), hasMenu (LINK), isAccessibleForFree (YES_NO), paymentAccepted (YES_NO), servesCuisine (CHOICE), smokingAllowed (YES_NO), BuyAction (LINK), OrderAction (LINK), QuoteAction (LINK), ReserveAction (LINK), ScheduleAction (LINK). */
  meaning?: InputMaybe<Scalars['String']['input']>;
  /** Name of the entry, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Options of a CHOICE: 2 to 20, in order. Options in use cannot be removed. */
  options?: InputMaybe<Array<AttributeOptionInput>>;
  /** Position in lists from 0 to 10000; lists are sorted by it, then by name. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Question in forms, at most 160 characters. */
  question: Scalars['String']['input'];
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** New establishment. Its slug is derived from the name. */
export type CreateBusinessInput = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of the establishment. */
  address: CreateAddressInput;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone; null is no. */
  addressHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set. */
  areas?: InputMaybe<Array<AreaInput>>;
  /** Answers to attributes; only the listed ones change. */
  attributes?: InputMaybe<Array<BusinessAttributeInput>>;
  /** Ids of categories, 1 to 10, in order; the first is the main one. */
  categoryIds: Array<Scalars['ID']['input']>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description: Scalars['String']['input'];
  /** Its public e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Whether the answer to the attribute `atendimento-em-libras` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `atendimento-em-libras`.
   */
  libras?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Longitude in degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as people write it. */
  name: Scalars['String']['input'];
  /** Id of the owner's account. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone: Scalars['String']['input'];
  /** Photos, at most 15, in order; the first is the cover. */
  photos?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the answer to the attribute `vaga-reservada` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `vaga-reservada`.
   */
  reservedParking?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it serves every city of the guide; then it names no area; null is no. */
  servesRegion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its neighborhood is public while its address is hidden; null is no. */
  showsNeighborhood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: InputMaybe<BusinessState>;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one. */
  subcategoryIds?: Array<Scalars['ID']['input']>;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: InputMaybe<Scalars['String']['input']>;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** A new category. */
export type CreateCategoryInput = {
  /** Its icon. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether it is marked as popular. */
  isPopular?: Scalars['Boolean']['input'];
  /** Name of the entry, at most 120 characters. */
  name: Scalars['String']['input'];
  /** The schema.org type of its establishments in structured data, a subtype of LocalBusiness. */
  schemaType?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Alternative names. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** A new city. */
export type CreateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: Scalars['Boolean']['input'];
  /** Local holidays, in addition to those of the country and the state: "19/03 São José" is yearly, "16/02/2027 Festa do Divino" in one year. At most 20 with names of up to 60 characters. */
  holidays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A picture of it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the home page shows it among the popular. */
  isPopular?: Scalars['Boolean']['input'];
  /** Latitude of the city centre in degrees; only with a longitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude of the city centre in degrees; only with a latitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the entry, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A new neighborhood. */
export type CreateNeighborhoodInput = {
  /** Id of the city; cannot be changed if the neighborhood has establishments. */
  cityId: Scalars['ID']['input'];
  /** Name of the entry, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** A new subcategory. */
export type CreateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: Scalars['Boolean']['input'];
  /** Id of the category; cannot be changed if the subcategory has establishments. */
  categoryId: Scalars['ID']['input'];
  /** Its icon. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Name of the entry, at most 120 characters. */
  name: Scalars['String']['input'];
  /** Slug of the entry; derived from the name when absent or blank. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Alternative names. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Totals of the catalogue. */
export type DashboardStats = {
  /** Establishments, except drafts created by sources. */
  totalBusinesses: Scalars['Int']['output'];
  /** Categories. */
  totalCategories: Scalars['Int']['output'];
  /** Cities, including inactive ones. */
  totalCities: Scalars['Int']['output'];
};

/** A foreign source that values of an establishment come from. */
export type DataSource = {
  /** The names of the fields with a value of it. */
  fields: Array<Scalars['String']['output']>;
  /** The licence of its data. */
  licence: Scalars['String']['output'];
  /** Of the data, yyyy-MM. */
  month: Scalars['String']['output'];
  /** Its name, such as "Overture Maps". */
  source: Scalars['String']['output'];
};

/** A proposed change of one date. */
export type DateChange = {
  /** Proposed hours; null for the usual hours. */
  after?: Maybe<Scalars['String']['output']>;
  /** Current hours; null for the usual hours. */
  before?: Maybe<Scalars['String']['output']>;
  /** Date, yyyy-MM-dd. */
  date: Scalars['String']['output'];
};

/** Hours of a date for one establishment. */
export type DateHoursEntryInput = {
  /** Hours such as "8-12, 13:30-18", "24h" or "fechado". Null removes the entry for the date: its hours are unconfirmed. */
  hours?: InputMaybe<Scalars['String']['input']>;
  /** Id of the establishment. */
  id: Scalars['ID']['input'];
  /** Version that was read. */
  version: Scalars['Int']['input'];
};

/** Establishments registered on one day, in São Paulo time. */
export type DayCount = {
  /** Number of registrations. */
  count: Scalars['Int']['output'];
  /** Day: yyyy-MM-dd. */
  date: Scalars['String']['output'];
};

/** A file that can be downloaded for a moment. */
export type Download = {
  /** Until when the download must have begun. */
  expiresAt: Scalars['DateTime']['output'];
  /** Where it is, below this server: for anyone with the address, without a session. */
  url: Scalars['String']['output'];
};

/** A random sample of a list; each item has the same chance. */
export type DrawnList = {
  /** At most `limit` items, drawn at random. */
  items: Array<BusinessCard>;
  /** Number of items in the whole list. */
  total: Scalars['Int']['output'];
};

/** What becomes of a row of a duty roster. */
export type DutyRosterOutcome =
  /** Its hours are set for its date. */
  | 'CHANGED'
  /** Something is wrong with it: `problems` says what. */
  | 'REFUSED'
  /** They are there already. */
  | 'UNCHANGED';

/** What the import of a duty roster did, or would do. */
export type DutyRosterReport = {
  /** How many rows set hours, if it is written. */
  changed: Scalars['Int']['output'];
  /** Whether it was only checked. */
  dryRun: Scalars['Boolean']['output'];
  /** As in `ImportReport`. */
  encoding: Scalars['String']['output'];
  /** Id of the entry of the audit trail that has it all; null when nothing was written. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** How many rows the file has below the titles. */
  lines: Scalars['Int']['output'];
  /** What is wrong, by line and column; at most 1,000. */
  problems: Array<ImportProblem>;
  /** How many rows are wrong. */
  refused: Scalars['Int']['output'];
  /** The rows, refused ones first; at most 1,000. */
  rows: Array<DutyRosterRow>;
  /** How many rows say what is there already. */
  unchanged: Scalars['Int']['output'];
};

/** A row of a duty roster. */
export type DutyRosterRow = {
  /** Id of its establishment; null where none was found. */
  businessId?: Maybe<Scalars['ID']['output']>;
  /** Its date, yyyy-MM-dd; null for a refused row that cannot be read. */
  date?: Maybe<Scalars['String']['output']>;
  /** Its hours, such as "08:00-12:00, 14:00-18:00". */
  hours: Scalars['String']['output'];
  /** Where it begins, from 1; the titles are counted. */
  line: Scalars['Int']['output'];
  /** The name of its establishment; what the file says where none was found. */
  name: Scalars['String']['output'];
  /** What becomes of it. */
  outcome: DutyRosterOutcome;
  /** What visitors read: "Plantão: Decreto 123 de 03/02/2027. Ligue antes". Null as `date` is. */
  reason?: Maybe<Scalars['String']['output']>;
};

/** Bulk edit of several establishments; absent fields stay unchanged. */
export type EditBusinessesInput = {
  /** New answer to an attribute; a null or blank value removes the answer. */
  attribute?: InputMaybe<BusinessAttributeInput>;
  /** Edit of their categories. */
  categories?: InputMaybe<CategoriesEditInput>;
  /** Fingerprint from the preview; CONFLICT if the edit would now change something else. */
  fingerprint?: InputMaybe<Scalars['String']['input']>;
  /** Ids of the establishments, 1 to 5000; those that are gone are left out. */
  ids: Array<Scalars['ID']['input']>;
  /** Id of the new neighborhood, which also sets the city. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the new owner's account; null removes the owner. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
};

/** Words for which at least five visitors of one day searched without results. */
export type EmptySearch = {
  /** Last day of such searches in São Paulo: yyyy-MM-dd. */
  lastDay: Scalars['String']['output'];
  /** Minimum number of visitors over the kept days; each counts once a day. */
  visitors: Scalars['Int']['output'];
  /** Words in lower case, without accents. */
  words: Scalars['String']['output'];
};

/** A page of words, with totals. */
export type EmptySearchPage = {
  /** Items of this page, in order. */
  items: Array<EmptySearch>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Record of an erased establishment. */
export type Erasure = {
  /** Date of the erasure, yyyy-MM-dd. */
  erasedOn: Scalars['String']['output'];
  /** Protocol number of the request. */
  protocol: Scalars['String']['output'];
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

/** An establishment marked by an account, visible to that account only. */
export type Favorite = {
  /** Marked establishment. */
  business: BusinessCard;
  /** When the establishment was marked. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the marked establishment before it was merged into this one; null if it was not. */
  formerName?: Maybe<Scalars['String']['output']>;
  /** Id, for removeFavorite. */
  id: Scalars['ID']['output'];
};

/** Display values of a field before and after a bulk edit. */
export type FieldEdit = {
  /** Value after the edit; null if empty. */
  after?: Maybe<Scalars['String']['output']>;
  /** Value before the edit; null if empty. */
  before?: Maybe<Scalars['String']['output']>;
  /** Name of the field in the audit trail, such as `neighborhoodId`. */
  field: Scalars['String']['output'];
};

/** A day on which hours may differ from those of its weekday. */
export type Holiday = {
  /** Date, yyyy-MM-dd. */
  date: Scalars['String']['output'];
  /** Whether it is a customary day off (ponto facultativo) rather than a legal holiday. */
  isOptional: Scalars['Boolean']['output'];
  /** Name of the holiday, such as "Natal". */
  name: Scalars['String']['output'];
};

/** Opening hours of an establishment, in São Paulo time. */
export type Hours = {
  /** Exceptions for single dates, in date order. */
  exceptions: Array<HoursException>;
  /** Day on which the hours were last entered, yyyy-MM-dd. */
  informedOn?: Maybe<Scalars['String']['output']>;
  /** Whether it is open around the clock on every day of the week. */
  isAlwaysOpen: Scalars['Boolean']['output'];
  /** Seven texts from Monday on: intervals such as "08:00-12:00, 13:30-18:00", "24h", "fechado", or null if unknown. An interval that ends before it begins passes midnight. */
  week: Array<Maybe<Scalars['String']['output']>>;
};

/** Exception to the weekly hours on one date. */
export type HoursException = {
  /** Date of the exception, yyyy-MM-dd. */
  date: Scalars['String']['output'];
  /** Intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado". */
  hours: Scalars['String']['output'];
  /** Reason, such as "Natal". */
  reason?: Maybe<Scalars['String']['output']>;
};

/** A stored image. */
export type Image = {
  /** Dominant colour of the image, #rrggbb, to show while it loads. */
  color: Scalars['String']['output'];
  /** Height of the stored image in pixels. */
  height: Scalars['Int']['output'];
  /** URL of the image: a path on this server, or an absolute URL on the configured delivery host. Variants are requested with query parameters. Photos of drafts and proposals have signed URLs, valid for 12 hours or more. */
  url: Scalars['String']['output'];
  /** Width of the stored image in pixels; variants are never wider. */
  width: Scalars['Int']['output'];
};

/** A field that a line changes. */
export type ImportChange = {
  /** What the file says; shortened. */
  after: Scalars['String']['output'];
  /** What an export would write of it; shortened. */
  before: Scalars['String']['output'];
  /** The Portuguese name of the field. */
  column: Scalars['String']['output'];
};

/** A line of a file that changes something. */
export type ImportLine = {
  /** Portuguese names of the fields that change; none for a new establishment, of which all do. */
  changed: Array<Scalars['String']['output']>;
  /** The same fields with their old and new values; none for a new establishment. */
  changes: Array<ImportChange>;
  /** Where it begins, from 1; the titles are counted. */
  line: Scalars['Int']['output'];
  /** The name of its establishment. */
  name?: Maybe<Scalars['String']['output']>;
  /** What became of it. */
  outcome: ImportOutcome;
};

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

/** Something that is wrong in a file. */
export type ImportProblem = {
  /** The column as the file names it, if the problem is one column’s. */
  column?: Maybe<Scalars['String']['output']>;
  /** Where its line begins, from 1; the titles are counted. */
  line: Scalars['Int']['output'];
  /** What is wrong, in Portuguese. */
  message: Scalars['String']['output'];
};

/** What the import of a file did, or would do. */
export type ImportReport = {
  /** How many lines made an establishment. */
  created: Scalars['Int']['output'];
  /** The cities, neighborhoods, categories and subcategories that were made, such as "cidade: Cunha"; at most 1,000. */
  createdPlaces: Array<Scalars['String']['output']>;
  /** Whether nothing was written. */
  dryRun: Scalars['Boolean']['output'];
  /** What the file was read as: "planilha do Excel (.xlsx)", or the encoding of its text: "UTF-8", "UTF-16", "Windows-1252", "Mac OS Roman" or "DOS (CP850)". */
  encoding: Scalars['String']['output'];
  /** Id of the entry of the audit trail that has it all; null when nothing was written. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** How many of the refused lines have a contact or slug of an erased establishment. */
  erased: Scalars['Int']['output'];
  /** How many lines the file has below the titles, without empty ones. */
  lines: Scalars['Int']['output'];
  /** Of an archive of photos; null without one. */
  photos?: Maybe<PhotoImport>;
  /** The lines that change something, in their order; at most 1,000. */
  preview: Array<ImportLine>;
  /** What is wrong, by line; at most 1,000. */
  problems: Array<ImportProblem>;
  /** How many lines are wrong: nothing of them was saved. */
  refused: Scalars['Int']['output'];
  /** How many lines say what is there already. */
  unchanged: Scalars['Int']['output'];
  /** How many lines changed an establishment. */
  updated: Scalars['Int']['output'];
};

/** A pending invitation to create an account. Visible to administrators and to holders of its link. */
export type Invitation = {
  /** Address that received the link; the account signs in with it. */
  email: Scalars['String']['output'];
  /** When the link expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Id of the invitation. */
  id: Scalars['ID']['output'];
  /** Name of the administrator who sent it last; null if unknown. For administrators. */
  invitedBy?: Maybe<Scalars['String']['output']>;
  /** Name of the invited person. */
  name: Scalars['String']['output'];
  /** Role of the future account. */
  role: Role;
};

/** Person to invite. */
export type InviteUserInput = {
  /** Address; stored normalized, in lower case. */
  email: Scalars['String']['input'];
  /** Name of the person. */
  name: Scalars['String']['input'];
  /** Role of the future account. */
  role: Role;
};

/** Credentials of a sign-in. */
export type LoginInput = {
  /** Address of the account. */
  email: Scalars['String']['input'];
  /** Password of the account. */
  password: Scalars['String']['input'];
  /** Recovery code, if the account has a passkey that is not at hand; it is used up. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  /** Whether the token lasts 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
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
  fields?: Array<Scalars['String']['input']>;
  /** Id of the establishment that is kept. */
  keptId: Scalars['ID']['input'];
  /** Version of the kept establishment when it was read. */
  keptVersion: Scalars['Int']['input'];
  /** Id of the establishment that is merged into it. */
  otherId: Scalars['ID']['input'];
  /** Version of the other one when it was read. */
  otherVersion: Scalars['Int']['input'];
  /** Photos of the result in order, at most 15; when absent all of the kept one, then of the other. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Whether to publish the address although one of them hides it. */
  showAddress?: Scalars['Boolean']['input'];
};

/** A field of two establishments, side by side. */
export type MergeField = {
  /** Name of the field in the audit trail, such as `phone`. */
  field: Scalars['String']['output'];
  /** Fields of one group are taken from one side together. */
  group: Scalars['String']['output'];
  /** Value of the establishment that is kept. */
  kept?: Maybe<Scalars['JSON']['output']>;
  /** Value of the other establishment. */
  other?: Maybe<Scalars['JSON']['output']>;
};

/** Two establishments before a merge, field by field. */
export type MergePreview = {
  /** Number of areas that both serve together; 0 for the whole region. At most eight are allowed. */
  areaCount: Scalars['Int']['output'];
  /** Groups of fields in which they differ; a side is chosen for each. */
  differing: Array<Scalars['String']['output']>;
  /** Number of favorites of the other one, which move to the result. */
  favorites: Scalars['Int']['output'];
  /** Fields with a value on either side. */
  fields: Array<MergeField>;
  /** Establishment that keeps its id and slug. */
  kept: Business;
  /** Establishment whose slug will redirect. */
  other: Business;
  /** Why they cannot be merged, in Portuguese; null when they can. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Number of proposals and claims about the other one, open or decided, which move to the result. */
  proposals: Scalars['Int']['output'];
  /** Entities that the values refer to by id, if they still exist. */
  references: Array<AuditReference>;
};

/** The areas that the result of a merge serves. */
export type MergedAreas =
  /** Areas of both, at most eight. */
  | 'BOTH'
  /** Areas of the establishment that is kept. */
  | 'KEPT'
  /** Areas of the other one. */
  | 'OTHER';

/** All writes. */
export type Mutation = {
  /** Accepts the evidence of a claim as proof, once the listed numbers were tried on two days. The claim takes effect seven days after the notices. */
  acceptClaimEvidence: ClaimReview;
  /** Creates the account of an invitation and uses up its link. */
  acceptInvitation: Scalars['Boolean']['output'];
  /** Accepts proposals from `ownersDates`, each in its own transaction, as one action in the audit trail. Skips what was changed or decided since, or is outdated. */
  acceptOwnersDates: AcceptedDates;
  /** Accepts a proposal: writes its values by the form’s rules, as a change of the viewer in the audit trail. */
  acceptProposal: Proposal;
  /** Appends photos to those of an establishment; at most 15 in all. */
  addBusinessPhotos: Business;
  /** Adds the attributes that ship with the product, if their slugs are free, and returns their number. Those whose categories do not exist here are added as inactive. */
  addDefaultAttributes: Scalars['Int']['output'];
  /** Marks an establishment as a favorite of the viewer. A repeated call returns the same favorite. At most 1,000 per account. */
  addFavorite: Favorite;
  /** Confirms the values shown by a link, or refuses: for a mail this ends the link, for a message all messages to the establishment. Works once, for 14 days, while the values are unchanged. Always true. */
  answerConfirmation: Scalars['Boolean']['output'];
  /** Appeals against a refused removal request: reopens it with a new due date. Only once. */
  appealRemoval: SubmissionStatus;
  /** Sets the state of several establishments, all or none; refused if a draft is incomplete for the state, unless incomplete ones are skipped. Returns the updated establishments without the skipped ones, sorted by id. */
  changeBusinessState: Array<Business>;
  /** Changes the address of the viewer's account and mails the old one. Ends all other sessions. A wrong password is BAD_USER_INPUT and ends no session. An account with a passkey also needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  changeEmail: User;
  /** Changes the password of the viewer's account. Ends all sessions and opens a new one. A wrong password is BAD_USER_INPUT and ends no session. An account with a passkey also needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  changePassword: Session;
  /** Proves a claim by a message in the guide’s chat: its sender’s number must be the listed WhatsApp. Five attempts per code. */
  checkClaimMessage: ClaimReview;
  /** Claims an establishment for the viewer. With WHATSAPP it creates a code: at most three a week for an establishment (LIMIT_REACHED). Sent again, it changes the method of the open claim. */
  claimBusiness: ClaimOptions;
  /** Confirms that the hours of an establishment are current: they count as entered today. Does not raise its version; without hours it changes nothing. */
  confirmBusinessHours: Business;
  /** Confirms that a stored contact of an establishment is correct, and records how this is known. Changes no value or version; becomes void when the value changes. */
  confirmContact: Business;
  /** Confirms the current session by password: for ten minutes nothing is refused with reason FRESH_SIGN_IN. A wrong password is BAD_USER_INPUT and counts toward the sign-in limits. FORBIDDEN (reason SECOND_FACTOR) for an account with a passkey, unless a recovery code is sent; confirmSignInWithPasskey needs neither. */
  confirmSignIn: Scalars['Boolean']['output'];
  /** Like confirmSignIn, by a passkey of the account. */
  confirmSignInWithPasskey: Scalars['Boolean']['output'];
  /** Confirms the e-mail address of a submission by the mailed link; a waiting submission becomes proposals. Confirming again changes nothing. */
  confirmSubmission: SubmissionStatus;
  /** Reports that the owner does not recognize a changed contact: ends open confirmation requests of the establishment, blocks further messages, and submits a proposal to check the contact. Always true. */
  contestContactChange: Scalars['Boolean']['output'];
  /** Adds a attribute. */
  createAttribute: Attribute;
  /** Creates an establishment with its photos. */
  createBusiness: Business;
  /** Adds a category. */
  createCategory: Category;
  /** Adds a city. */
  createCity: City;
  /** Adds a neighborhood. */
  createNeighborhood: Neighborhood;
  /** Adds a subcategory. */
  createSubcategory: Subcategory;
  /** Deletes the viewer's account with its favorites, photo and sessions, and mails its address a last time. Its establishments stay, without an owner. CONFLICT for the last administrator. An account with a passkey also needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  deleteAccount: Scalars['Boolean']['output'];
  /** Deletes an unused attribute and returns its id. It can be restored for 30 days. */
  deleteAttribute: Scalars['ID']['output'];
  /** Deletes an establishment with its photos and favorites and returns its id. It can be restored for 30 days. */
  deleteBusiness: Scalars['ID']['output'];
  /** Deletes a photo of an establishment, by exactly one of id and URL. */
  deleteBusinessPhoto: Business;
  /** Deletes several establishments with their photos and favorites, all or none. Returns the ids of those that existed. They can be restored for 30 days. */
  deleteBusinesses: Array<Scalars['ID']['output']>;
  /** Deletes an unused category and returns its id. It can be restored for 30 days. */
  deleteCategory: Scalars['ID']['output'];
  /** Deletes an unused city and returns its id. It can be restored for 30 days. */
  deleteCity: Scalars['ID']['output'];
  /** Removes words from the list, once they have results. Returns whether they were listed. */
  deleteEmptySearch: Scalars['Boolean']['output'];
  /** Deletes an unused neighborhood and returns its id. It can be restored for 30 days. */
  deleteNeighborhood: Scalars['ID']['output'];
  /** Deletes an unused subcategory and returns its id. It can be restored for 30 days. */
  deleteSubcategory: Scalars['ID']['output'];
  /** Returns the live code to read out on the listed phone, or creates one. At most three a week for an establishment. */
  drawClaimCode: ClaimReview;
  /** Changes categories, neighborhood, owner or the answer to an attribute of several establishments, all or none; refused if any would break a rule. Returns the updated establishments, sorted by id. */
  editBusinesses: Array<Business>;
  /** Ends one session of the viewer's account. NOT_FOUND if it is not open. */
  endSession: Scalars['Boolean']['output'];
  /** Proves the viewer’s claim with the code that an administrator read out on the listed phone. */
  enterClaimCode: ClaimOptions;
  /** Enters a report received by phone, chat or paper into the queue of proposals. */
  enterProposal: SubmittedProposals;
  /** Accepts a removal request: permanently erases the establishment with photos, trail, proposals and favorites. Its slug, phones and e-mail address are refused from then on. */
  eraseBusiness: Erasure;
  /** Hides street, map point, contacts and links of an establishment from the public for seven days, while a removal request or a scam report is open. Notifies its owner and its e-mail address. No effect if they are already hidden. */
  hideContacts: Business;
  /** Makes and changes establishments from a CSV or .xlsx file (docs/catalogue-files.md). What is good is saved and what is wrong is reported; the same file again changes nothing. */
  importBusinesses: ImportReport;
  /** Sets hours of dates from a CSV file of who is on duty (rota de plantão): columns data, horário, estabelecimento (id, slug, or name with city), decreto and data do decreto, at most 5000 rows. One act of the audit trail; nothing is written while a row is refused, unless `partly` is true. */
  importDutyRoster: DutyRosterReport;
  /** Compares a foreign file with the catalogue: a table of any make, or GeoJSON of Overture Maps or OpenStreetMap (docs/catalogue-files.md). What differs is proposed, what is new becomes a draft; the same file again changes nothing. */
  importSource: SourceReport;
  /** Reads the columns of a foreign table (CSV or .xlsx) and guesses their content by titles and values. Writes nothing. */
  inspectSource: SourceTable;
  /** Invites somebody to create an account: mails a single-use link, valid for 7 days, to choose a password. Replaces an earlier invitation of the address. CONFLICT if the address has an account. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  inviteUser: Invitation;
  /** Ends the current session and invalidates its token. */
  logOut: Scalars['Boolean']['output'];
  /** Ends all sessions of the viewer's account, including the current one. */
  logOutEverywhere: Scalars['Boolean']['output'];
  /** Opens a session. An unknown address and a wrong password get the same error (INVALID_CREDENTIALS); ten of them for one account, or thirty in all, block a client address for up to 15 minutes (TOO_MANY_REQUESTS). FORBIDDEN for demo accounts unless the server is local; after the right password also for a deactivated account, and for one with a passkey (reason SECOND_FACTOR) unless a recovery code is sent. */
  login: Session;
  /** Declares permanently that two establishments are different. Returns whether that is new. */
  markDistinct: Scalars['Boolean']['output'];
  /** Merges two establishments: favorites, proposals, claims and areas are joined, and the slug of the other one redirects. The audit trail has it as one act. CONFLICT when one was changed since, their owners differ or there would be too many photos. */
  mergeBusinesses: BusinessMerge;
  /** Reorders the photos of an establishment; the first becomes the cover. */
  orderBusinessPhotos: Business;
  /** Proposes changes to an establishment that the viewer owns. Nothing changes before an administrator accepts them. */
  proposeChanges: SubmittedProposals;
  /** Reports an error in a public establishment. Nothing changes before an administrator accepts it. Limited to ten an hour and fifty a day per network, and 300 an hour overall; beyond that it waits until an e-mail address is confirmed. Removal requests and scam reports have separate limits. */
  proposeCorrection: SubmittedProposals;
  /** Removes a task from the work of the day, for 30 days or permanently. Always true. */
  putOffWork: Scalars['Boolean']['output'];
  /** Records a call to a listed number: an attempt before the claim is proved, a notice afterwards. */
  recordClaimCall: ClaimReview;
  /** Refuses a proposal. The establishment stays unchanged. */
  refuseProposal: Proposal;
  /** Disowns the e-mail address of a submission before it is confirmed: the address is erased, its link becomes invalid, and a waiting submission is deleted. Always true. */
  refuseSubmission: Scalars['Boolean']['output'];
  /** Creates an account and opens a session of 12 hours. At most 100 an hour per client address. */
  register: Session;
  /** Adds a passkey to the viewer's account and mails its owner. The first one ends all other sessions and returns ten recovery codes, which are never shown again; later ones return null. */
  registerPasskey?: Maybe<Array<Scalars['String']['output']>>;
  /** Removes a favorite of the viewer, by exactly one of its id and its establishment, and returns its id. If there is none: NOT_FOUND by id, null by establishment. */
  removeFavorite?: Maybe<Scalars['ID']['output']>;
  /** Removes a passkey of the viewer's account and mails its owner. Removing the last one also deletes the recovery codes; the password alone then signs in again. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  removePasskey: Scalars['Boolean']['output'];
  /** Removes all passkeys and recovery codes of an account whose owner has lost them, so that the password alone signs in again. Ends its sessions and mails its owner. Does nothing without a passkey. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  removeSecondFactor: User;
  /** Replaces the recovery codes by ten new ones, each valid for one sign-in with the password, and never shown again. NOT_FOUND without a passkey. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  renewRecoveryCodes: Array<Scalars['String']['output']>;
  /** Replaces the photos of an establishment. */
  replaceBusinessPhotos: Business;
  /** For the web app only: reports that a search by name, submitted with Enter, found nothing. The server searches for the name alone, without other filters. Words without results, except sentences, are counted in memory and stored once five visitors of a day have searched for them, never with digits or an e-mail address. Always true. */
  reportEmptySearch: Scalars['Boolean']['output'];
  /** Creates a message to send from the guide’s own WhatsApp that asks an establishment to confirm its data. At most 20 a day, one per establishment in six months, and none after a refusal (LIMIT_REACHED). Returns the URL that opens the chat with the text. */
  requestChatConfirmation: Scalars['String']['output'];
  /** Mails the owner of an establishment a link to confirm its phone, WhatsApp and address. For administrators and that owner. Always true. */
  requestConfirmation: Scalars['Boolean']['output'];
  /** Mails a single-use link to replace a forgotten password, valid for one hour; older links are revoked. The answer is the same whether or not the address has an account. At most five an hour per address and thirty per network. */
  requestPasswordReset: Scalars['Boolean']['output'];
  /** Resends an invitation with a new link, valid for 7 days; the old link is revoked. */
  resendInvitation: Invitation;
  /** Replaces a password by a mailed link. Ends all sessions of the account. */
  resetPassword: Scalars['Boolean']['output'];
  /** Resets a source category to the map that comes with the product. */
  resetSourceCategory: SourceCategory;
  /** Undoes a deletion of the last 30 days: an establishment with its photos, categories, owner and favorites, as far as their accounts exist; photos removed from one; a city, neighborhood, category or subcategory with its picture; an attribute. CONFLICT if it is too late or something it refers to is gone. A repeated call restores once. */
  restoreDeletion: Restoration;
  /** Revokes an invitation and its link. */
  revokeInvitation: Scalars['Boolean']['output'];
  /** Starts a search for duplicates in the background, unless one is running or nothing has changed since the last one. Returns whether one is running. */
  searchPairs: Scalars['Boolean']['output'];
  /** Mails a single-use link to choose a new password, valid for one hour, as requestPasswordReset does. CONFLICT for a deactivated account. At most five an hour per account. */
  sendPasswordLink: Scalars['Boolean']['output'];
  /** Sets the hours of one date, such as a holiday, for several establishments. Establishments that are deleted, changed since the sent version or would break a rule are left unchanged and returned. */
  setDateHours: SavedDateHours;
  /** Maps a source category. The next import of the same file assigns it to drafts that were not edited. NOT_FOUND for a key that neither the product nor an import has. */
  setSourceCategory: SourceCategory;
  /** Deactivates or reactivates an account. Deactivation prevents sign-in and ends the sessions, password links and invitations sent by the account; its establishments stay. The last administrator cannot be deactivated (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  setUserActive: User;
  /** Changes the role of an account. Ends its sessions, so that older tokens lose the old role; an account that stops being an administrator also loses the invitations it sent. The last administrator cannot lose the role (CONFLICT). Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  setUserRole: User;
  /** Shows again what `hideContacts` hid. */
  showContacts: Business;
  /** Opens a session by passkey alone. INVALID_CREDENTIALS for an unknown passkey; thirty of them block a client address for up to 15 minutes. */
  signInWithPasskey: Session;
  /** Browser options to create a passkey for the viewer's account (PublicKeyCredentialCreationOptionsJSON), valid for five minutes. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  startPasskeyRegistration: Scalars['JSON']['output'];
  /** Browser options to sign in with a passkey (PublicKeyCredentialRequestOptionsJSON), the same for everybody except for the single-use challenge, valid for five minutes. */
  startPasskeySignIn: Scalars['JSON']['output'];
  /** Refuses a claim that has not taken effect: “não fui eu” of a notified contact. */
  stopClaim: ClaimNotice;
  /** Rotates a photo clockwise. */
  turnBusinessPhoto: Photo;
  /** Takes a change of the last 30 days back: one of an establishment, whole or by field, or an import, a merge, a bulk edit or a deletion of several as one. It is an entry of the trail, which can be taken back too. CONFLICT when it is too late, it has been taken back, or what it needs is gone. */
  undoChange: UndoResult;
  /** Changes a attribute. */
  updateAttribute: Attribute;
  /** Updates an establishment, and adds or replaces its photos. */
  updateBusiness: Business;
  /** Sets the alternative text of a photo. */
  updateBusinessPhoto: Photo;
  /** Changes a category. */
  updateCategory: Category;
  /** Changes a city. */
  updateCity: City;
  /** Changes a neighborhood. */
  updateNeighborhood: Neighborhood;
  /** Changes the name, phone or photo of the viewer's account. */
  updateProfile: User;
  /** Changes a subcategory. */
  updateSubcategory: Subcategory;
};


/** All writes. */
export type MutationAcceptClaimEvidenceArgs = {
  confirmed: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationAcceptInvitationArgs = {
  input: AcceptInvitationInput;
};


/** All writes. */
export type MutationAcceptOwnersDatesArgs = {
  proposals: Array<OwnersDatesInput>;
};


/** All writes. */
export type MutationAcceptProposalArgs = {
  confirmed?: Scalars['Boolean']['input'];
  id: Scalars['ID']['input'];
  usesOverflow?: Scalars['Boolean']['input'];
};


/** All writes. */
export type MutationAddBusinessPhotosArgs = {
  businessId: Scalars['ID']['input'];
  photos: Array<Scalars['Upload']['input']>;
  saveKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationAddFavoriteArgs = {
  businessId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationAnswerConfirmationArgs = {
  confirms: Scalars['Boolean']['input'];
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationAppealRemovalArgs = {
  note: Scalars['String']['input'];
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationChangeBusinessStateArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  input: ChangeStateInput;
};


/** All writes. */
export type MutationChangeEmailArgs = {
  input: ChangeEmailInput;
};


/** All writes. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** All writes. */
export type MutationCheckClaimMessageArgs = {
  code: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  number: Scalars['String']['input'];
};


/** All writes. */
export type MutationClaimBusinessArgs = {
  method: ClaimMethod;
  note?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** All writes. */
export type MutationConfirmBusinessHoursArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationConfirmContactArgs = {
  how: ConfirmationMethod;
  id: Scalars['ID']['input'];
  topic: ConfirmationTopic;
  version?: InputMaybe<Scalars['Int']['input']>;
};


/** All writes. */
export type MutationConfirmSignInArgs = {
  password: Scalars['String']['input'];
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationConfirmSignInWithPasskeyArgs = {
  response: Scalars['JSON']['input'];
};


/** All writes. */
export type MutationConfirmSubmissionArgs = {
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationContestContactChangeArgs = {
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationCreateAttributeArgs = {
  input: CreateAttributeInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationCreateBusinessArgs = {
  input: CreateBusinessInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationCreateCategoryArgs = {
  input: CreateCategoryInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationCreateCityArgs = {
  input: CreateCityInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationCreateNeighborhoodArgs = {
  input: CreateNeighborhoodInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationCreateSubcategoryArgs = {
  input: CreateSubcategoryInput;
  requestKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationDeleteAccountArgs = {
  password: Scalars['String']['input'];
};


/** All writes. */
export type MutationDeleteAttributeArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDeleteBusinessArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDeleteBusinessPhotoArgs = {
  businessId: Scalars['ID']['input'];
  photoId?: InputMaybe<Scalars['ID']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationDeleteBusinessesArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


/** All writes. */
export type MutationDeleteCategoryArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDeleteCityArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDeleteEmptySearchArgs = {
  words: Scalars['String']['input'];
};


/** All writes. */
export type MutationDeleteNeighborhoodArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDeleteSubcategoryArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationDrawClaimCodeArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationEditBusinessesArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  input: EditBusinessesInput;
};


/** All writes. */
export type MutationEndSessionArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationEnterClaimCodeArgs = {
  code: Scalars['String']['input'];
  slug: Scalars['String']['input'];
};


/** All writes. */
export type MutationEnterProposalArgs = {
  businessId: Scalars['ID']['input'];
  channel: ProposalChannel;
  input: ProposalInput;
};


/** All writes. */
export type MutationEraseBusinessArgs = {
  basis: ErasureBasis;
  contact?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  proposalId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationHideContactsArgs = {
  businessId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationImportBusinessesArgs = {
  create?: Scalars['Boolean']['input'];
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  photos?: InputMaybe<Scalars['Upload']['input']>;
};


/** All writes. */
export type MutationImportDutyRosterArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  dryRun?: Scalars['Boolean']['input'];
  file: Scalars['Upload']['input'];
  partly?: Scalars['Boolean']['input'];
};


/** All writes. */
export type MutationImportSourceArgs = {
  file: Scalars['Upload']['input'];
  input: SourceImportInput;
  photos?: InputMaybe<Scalars['Upload']['input']>;
};


/** All writes. */
export type MutationInspectSourceArgs = {
  file: Scalars['Upload']['input'];
};


/** All writes. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** All writes. */
export type MutationLoginArgs = {
  input: LoginInput;
};


/** All writes. */
export type MutationMarkDistinctArgs = {
  firstId: Scalars['ID']['input'];
  secondId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationMergeBusinessesArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  input: MergeBusinessesInput;
};


/** All writes. */
export type MutationOrderBusinessPhotosArgs = {
  businessId: Scalars['ID']['input'];
  photoIds: Array<Scalars['ID']['input']>;
  saveKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationProposeChangesArgs = {
  businessId: Scalars['ID']['input'];
  input: ProposalInput;
  photos?: InputMaybe<Array<Scalars['Upload']['input']>>;
};


/** All writes. */
export type MutationProposeCorrectionArgs = {
  input: ProposalInput;
  slug: Scalars['String']['input'];
};


/** All writes. */
export type MutationPutOffWorkArgs = {
  businessId: Scalars['ID']['input'];
  forGood: Scalars['Boolean']['input'];
  kind: WorkKind;
};


/** All writes. */
export type MutationRecordClaimCallArgs = {
  contact: Scalars['String']['input'];
  id: Scalars['ID']['input'];
  reached: Scalars['Boolean']['input'];
};


/** All writes. */
export type MutationRefuseProposalArgs = {
  id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


/** All writes. */
export type MutationRefuseSubmissionArgs = {
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationRegisterArgs = {
  input: RegisterInput;
};


/** All writes. */
export type MutationRegisterPasskeyArgs = {
  input: RegisterPasskeyInput;
};


/** All writes. */
export type MutationRemoveFavoriteArgs = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All writes. */
export type MutationRemovePasskeyArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationRemoveSecondFactorArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationReplaceBusinessPhotosArgs = {
  businessId: Scalars['ID']['input'];
  photos: Array<Scalars['Upload']['input']>;
};


/** All writes. */
export type MutationReportEmptySearchArgs = {
  filter: BusinessFilter;
};


/** All writes. */
export type MutationRequestChatConfirmationArgs = {
  businessId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationRequestConfirmationArgs = {
  businessId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationRequestPasswordResetArgs = {
  email: Scalars['String']['input'];
};


/** All writes. */
export type MutationResendInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** All writes. */
export type MutationResetSourceCategoryArgs = {
  name: Scalars['String']['input'];
};


/** All writes. */
export type MutationRestoreDeletionArgs = {
  auditEntryId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationRevokeInvitationArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationSendPasswordLinkArgs = {
  id: Scalars['ID']['input'];
};


/** All writes. */
export type MutationSetDateHoursArgs = {
  actKey?: InputMaybe<Scalars['String']['input']>;
  input: SetDateHoursInput;
};


/** All writes. */
export type MutationSetSourceCategoryArgs = {
  input: SourceCategoryInput;
};


/** All writes. */
export type MutationSetUserActiveArgs = {
  id: Scalars['ID']['input'];
  isActive: Scalars['Boolean']['input'];
};


/** All writes. */
export type MutationSetUserRoleArgs = {
  id: Scalars['ID']['input'];
  role: Role;
};


/** All writes. */
export type MutationShowContactsArgs = {
  businessId: Scalars['ID']['input'];
};


/** All writes. */
export type MutationSignInWithPasskeyArgs = {
  input: PasskeySignInInput;
};


/** All writes. */
export type MutationStopClaimArgs = {
  token: Scalars['String']['input'];
};


/** All writes. */
export type MutationTurnBusinessPhotoArgs = {
  id: Scalars['ID']['input'];
  quarterTurns: Scalars['Int']['input'];
  saveKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationUndoChangeArgs = {
  auditEntryId: Scalars['ID']['input'];
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  withChanged?: Scalars['Boolean']['input'];
};


/** All writes. */
export type MutationUpdateAttributeArgs = {
  id: Scalars['ID']['input'];
  input: UpdateAttributeInput;
};


/** All writes. */
export type MutationUpdateBusinessArgs = {
  id: Scalars['ID']['input'];
  input: UpdateBusinessInput;
  saveKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationUpdateBusinessPhotoArgs = {
  alt?: InputMaybe<Scalars['String']['input']>;
  id: Scalars['ID']['input'];
  saveKey?: InputMaybe<Scalars['String']['input']>;
};


/** All writes. */
export type MutationUpdateCategoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCategoryInput;
};


/** All writes. */
export type MutationUpdateCityArgs = {
  id: Scalars['ID']['input'];
  input: UpdateCityInput;
};


/** All writes. */
export type MutationUpdateNeighborhoodArgs = {
  id: Scalars['ID']['input'];
  input: UpdateNeighborhoodInput;
};


/** All writes. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** All writes. */
export type MutationUpdateSubcategoryArgs = {
  id: Scalars['ID']['input'];
  input: UpdateSubcategoryInput;
};

/** A circle on the map. It filters but never sorts. The position is rounded to some 500 m and never stored. */
export type NearFilter = {
  /** Radius in kilometres: 1, 3, 5 or 10. */
  km: Scalars['Int']['input'];
  /** Latitude in degrees, -90 to 90. */
  latitude: Scalars['Float']['input'];
  /** Longitude in degrees, -180 to 180. */
  longitude: Scalars['Float']['input'];
};

/** A neighborhood of a city. */
export type Neighborhood = {
  /** Number of service areas that are the neighborhood. Only for administrators. */
  areaCount: Scalars['Int']['output'];
  /** Number of establishments in the neighborhood, without those whose neighborhood is not public. */
  businessCount: Scalars['Int']['output'];
  /** City of the neighborhood. */
  city: City;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the neighborhood; empty if it is not public. */
  id: Scalars['ID']['output'];
  /** Name of the neighborhood. */
  name: Scalars['String']['output'];
  /** Slug of the neighborhood, unique only within its city. */
  slug: Scalars['String']['output'];
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A neighborhood with its number of establishments. */
export type NeighborhoodCount = {
  /** The counted neighborhood. */
  neighborhood: Neighborhood;
  /** Number of establishments there; a search by the entry also finds those that serve the place. */
  total: Scalars['Int']['output'];
};

/** Filter of a list of neighborhoods. */
export type NeighborhoodListFilter = {
  /** Slug or id of a city; empty result for an unknown one. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Page of a list, with its totals. */
export type NeighborhoodPage = {
  /** Items of this page, in order. */
  items: Array<Neighborhood>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Openings of one category on a day. */
export type OpenCategory = {
  /** Category of the establishments. */
  category: Category;
  /** Opening later that day; for a future day, all that open. */
  later: DrawnList;
  /** Open at the current minute; empty for a future day. */
  open: DrawnList;
};

/** Openings on a day in a city or in the whole region. On a holiday only hours for that date count, never weekly hours. */
export type OpenDay = {
  /** Categories with anything open or opening, by name; at most 100. */
  categories: Array<OpenCategory>;
  /** City of the openings; null for the whole region. */
  city?: Maybe<City>;
  /** Date, yyyy-MM-dd. */
  date: Scalars['String']['output'];
  /** Holiday on that day; null on other days. */
  holiday?: Maybe<Holiday>;
  /** Holidays from today to 14 days ahead. */
  holidays: Array<Holiday>;
  /** Establishments without hours for that day; on a holiday, those without hours for that date. */
  unknown: DrawnList;
};

/** An open session of an account, visible to its owner only. */
export type OpenSession = {
  /** When the session was opened. */
  createdAt: Scalars['DateTime']['output'];
  /** Browser and operating system, as reported by the device at sign-in. */
  device: Scalars['String']['output'];
  /** Id, for endSession. */
  id: Scalars['ID']['output'];
  /** Whether this request uses the session. */
  isCurrent: Scalars['Boolean']['output'];
  /** Day of last use in São Paulo time: yyyy-MM-dd. */
  lastUsedOn: Scalars['String']['output'];
};

/** An owner’s proposal of special dates, at least one of them within the next 14 days. */
export type OwnersDates = {
  /** Establishment of the proposal. */
  business: AuditReference;
  /** Dates from today on that the proposal changes, at most 120. */
  changes: Array<DateChange>;
  /** Identifies the proposed content: `acceptOwnersDates` accepts nothing else. */
  content: Scalars['String']['output'];
  /** Id of the proposal. */
  id: Scalars['ID']['output'];
  /** Whether the special dates have changed since the proposal was received, which then is decided separately. */
  isOutdated: Scalars['Boolean']['output'];
};

/** A proposal from `ownersDates`. */
export type OwnersDatesInput = {
  /** `content` of the proposal. */
  content: Scalars['String']['input'];
  /** Id of the proposal. */
  id: Scalars['ID']['input'];
};

/** Position of a page in its list. */
export type Pagination = {
  /** For a search with `openNow` only: the whole minute that it evaluated. Send it with the next page, so that pages neither repeat nor omit an establishment. */
  moment?: Maybe<Scalars['String']['output']>;
  /** Page number, from 1; beyond the last page there are no items. */
  page: Scalars['Int']['output'];
  /** Items on a full page. */
  perPage: Scalars['Int']['output'];
  /** Send it with the next page to keep the order, on the same day (in São Paulo) and while the same establishments match; null when the order is not random. */
  seed?: Maybe<Scalars['String']['output']>;
  /** For a search by place only: number of matches that serve it from elsewhere. `onlyThere` excludes them from the items, but not from this count. */
  serving?: Maybe<Scalars['Int']['output']>;
  /** Items on all pages. */
  total: Scalars['Int']['output'];
  /** Number of pages; 0 when nothing matches. */
  totalPages: Scalars['Int']['output'];
  /** For a search with `openNow` only: number of further matches without hours for that day. `includeUnknownHours` includes them. */
  unknownHours?: Maybe<Scalars['Int']['output']>;
};

/** A passkey of an account, visible to its owner only. */
export type Passkey = {
  /** When the passkey was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Id, for removePasskey. */
  id: Scalars['ID']['output'];
  /** Day of the last sign-in with it in São Paulo time: yyyy-MM-dd; null before the first. */
  lastUsedOn?: Maybe<Scalars['String']['output']>;
  /** Name given by the owner. */
  name: Scalars['String']['output'];
};

/** Passkey credentials of a sign-in. */
export type PasskeySignInInput = {
  /** Whether the token lasts 30 days instead of 12 hours. */
  remember?: Scalars['Boolean']['input'];
  /** What the browser answered (PublicKeyCredential.toJSON). */
  response: Scalars['JSON']['input'];
};

/** A photo of an establishment. */
export type Photo = {
  /** Alternative text, if any. */
  alt?: Maybe<Scalars['String']['output']>;
  /** Id of the photo. */
  id: Scalars['ID']['output'];
  /** Stored image of the photo. */
  image: Image;
};

/** Import of the photos in a ZIP archive, after the rows that name them (docs/catalogue-files.md). */
export type PhotoImport = {
  /** Key of the act that the photos belong to, for `changedBy` and `undoChange`. */
  actKey?: Maybe<Scalars['String']['output']>;
  /** Number of photos that were added. */
  added: Scalars['Int']['output'];
  /** Reasons why others were not added, with counts. */
  counts: Array<SourceCount>;
  /** Number of photos that have been processed. */
  done: Scalars['Int']['output'];
  /** Id; null if there is nothing to add. */
  id?: Maybe<Scalars['ID']['output']>;
  /** Problems by photo; at most 500. */
  problems: Array<PhotoProblem>;
  /** When the rows were saved. */
  startedAt: Scalars['DateTime']['output'];
  /** State of the import. */
  state: PhotoImportState;
  /** Number of photos that rows name and the archive contains. */
  total: Scalars['Int']['output'];
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

/** A photo of an archive that was not added. */
export type PhotoProblem = {
  /** Name of the file. */
  file: Scalars['String']['output'];
  /** Line of the row that names the file; null if no row names it. */
  line?: Maybe<Scalars['Int']['output']>;
  /** The reason, in Portuguese. */
  message: Scalars['String']['output'];
};

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

/** Proposed change to an establishment, for administrators to decide. */
export type Proposal = {
  /** Time of an appeal against a refusal; its reason is in the latest submission. */
  appealedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Establishment with its current name; null when it is deleted. */
  business?: Maybe<AuditReference>;
  /** Values seen by the first sender and proposed values, by field: `{ before, after }`. */
  changes: Scalars['JSON']['output'];
  /** The last day on which street and contacts of the establishment are hidden, yyyy-MM-dd; null when they are not. */
  contactsHiddenUntil?: Maybe<Scalars['String']['output']>;
  /** Current values of the same fields, by field. */
  current: Scalars['JSON']['output'];
  /** Time of the decision; null while the proposal is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Account that decided the proposal. Only for administrators. */
  decidedBy?: Maybe<User>;
  /** Due date of a removal request, yyyy-MM-dd. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Whether the proposal has values; otherwise it only reports an error. */
  hasValues: Scalars['Boolean']['output'];
  /** Id of the proposal. */
  id: Scalars['ID']['output'];
  /** Whether one of these fields has changed since the proposal was received. */
  isOutdated: Scalars['Boolean']['output'];
  /** Kind of the proposal, by its sender. */
  kind: ProposalKind;
  /** Whether accepting the proposal requires `confirmed: true`. */
  needsConfirmation: Scalars['Boolean']['output'];
  /** With the topic PHOTOS, while the proposal is open: photos that the owner wants added, in order. Only for administrators and the sender. */
  newPhotos: Array<Image>;
  /** The last values proposed while three other proposals were open, by field. */
  overflow?: Maybe<Scalars['JSON']['output']>;
  /** Number of other values proposed while three proposals were open. */
  overflowTimes: Scalars['Int']['output'];
  /** With the topic PHOTOS: photos reported as wrong, or that the owner wants removed, if they still exist. */
  photos: Array<Photo>;
  /** Reason of a refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** Time of receipt. */
  receivedAt: Scalars['DateTime']['output'];
  /** Records referred to by id in `changes`, `current` and `overflow`, if they still exist. */
  references: Array<AuditReference>;
  /** State of the proposal. */
  state: ProposalState;
  /** The latest submissions of the proposal, at most ten. Only for administrators. */
  submissions: Array<Submission>;
  /** Number of submissions of the same content. */
  times: Scalars['Int']['output'];
  /** Topic of the proposal. */
  topic: ProposalTopic;
  /** Warnings before accepting the proposal. */
  warnings: Array<ProposalWarning>;
};

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
  businessId?: InputMaybe<Scalars['ID']['input']>;
  /** Only proposals about establishments in the city with this id. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Only proposals of this kind. */
  kind?: InputMaybe<ProposalKind>;
  /** Only proposals in this state; default: open ones. */
  state?: InputMaybe<ProposalState>;
};

/** Errors in an establishment and, as far as known, the correct values. */
export type ProposalInput = {
  /** E-mail address for the answer, used once it is confirmed. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Honeypot, hidden from people: must be empty. */
  nickname?: InputMaybe<Scalars['String']['input']>;
  /** Plain text for the administrators, at most 1,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** With the topic PHOTOS: ids of the wrong photos. */
  photoIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Seconds for which the form was open; submissions faster than three are refused for a retry. */
  seconds?: InputMaybe<Scalars['Float']['input']>;
  /** Topics with errors, at least one. */
  topics: Array<ProposalTopic>;
  /** Correct values. */
  values?: InputMaybe<ProposedValuesInput>;
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

/** Page of a list, with its totals. */
export type ProposalPage = {
  /** Items of this page, in order. */
  items: Array<Proposal>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** Outcome of one topic of a submission. */
export type ProposalReceipt = {
  /** Outcome of the topic. */
  outcome: ProposalOutcome;
  /** Topic of the submission. */
  topic: ProposalTopic;
};

/** State of a proposal. */
export type ProposalState =
  /** Accepted: its values were written, or the reported problem was solved. */
  | 'ACCEPTED'
  /** Waiting for a decision. */
  | 'OPEN'
  /** Refused, with a reason. */
  | 'REFUSED';

/** State of one proposal, for its sender. */
export type ProposalStatus = {
  /** Whether `appealRemoval` can reopen the proposal: once, after a refusal. */
  canAppeal: Scalars['Boolean']['output'];
  /** Time of the decision; null while the proposal is open. */
  decidedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Due date of a removal request, yyyy-MM-dd. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Protocol number; only for removal requests and scam reports. */
  protocol?: Maybe<Scalars['String']['output']>;
  /** Reason of a refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** State of the proposal. */
  state: ProposalState;
  /** Topic of the proposal. */
  topic: ProposalTopic;
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
  accessibleToilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Address of the establishment. */
  address?: InputMaybe<UpdateAddressInput>;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone; null is no. */
  addressHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set. */
  areas?: InputMaybe<Array<AreaInput>>;
  /** Answers to attributes; only the listed ones change. */
  attributes?: InputMaybe<Array<BusinessAttributeInput>>;
  /** Ids of categories, 1 to 10, in order; the first is the main one. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its public e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Whether the answer to the attribute `atendimento-em-libras` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `atendimento-em-libras`.
   */
  libras?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Longitude in degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as people write it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the answer to the attribute `vaga-reservada` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `vaga-reservada`.
   */
  reservedParking?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it serves every city of the guide; then it names no area; null is no. */
  servesRegion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its neighborhood is public while its address is hidden; null is no. */
  showsNeighborhood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one. */
  subcategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: InputMaybe<Scalars['String']['input']>;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** All reads. */
export type Query = {
  /** Address of a zip code, if a service is configured (ZIP_CODE_URL); null for an unknown code, or when the service fails. */
  addressByZipCode?: Maybe<ZipCodeAddress>;
  /** One attribute, by exactly one of id and slug; null when there is none. Inactive ones are visible only to administrators. */
  attribute?: Maybe<Attribute>;
  /** All attributes, paginated. */
  attributePage: AttributePage;
  /** Attributes, by position and name; inactive ones only for administrators. */
  attributes: Array<Attribute>;
  /** Changes to the catalogue and its accounts, latest first. */
  auditEntries: AuditEntryPage;
  /** An establishment, by exactly one of id and slug; null if there is none. For one merged into another, the error MERGED names the target in `details`. */
  business?: Maybe<Business>;
  /** An import, merge or bulk change of establishments; null if there is none. The filter `changedBy` of `businessPage` lists its establishments. */
  businessAct?: Maybe<BusinessAct>;
  /** The establishments of the administrators' list as a file that importBusinesses reads (docs/catalogue-files.md). The download must begin within a minute. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  businessExport: Download;
  /** Ids of the whole result of `businessPage`, to select all of it. CONFLICT if the number of establishments differs from the one shown. */
  businessIds: Array<Scalars['ID']['output']>;
  /** Paginated establishments for administrators, newest first by default. */
  businessPage: BusinessPage;
  /** Probable duplicates found by the last search, the likeliest first: at most 5,000 pairs. */
  businessPairs: BusinessPairPage;
  /** Map positions of a search’s establishments. If more match than are returned, each has the same chance of being included. */
  businessPoints: BusinessPoints;
  /** Establishments owned by an account, by name. The viewer's own without an id; those of others for administrators. */
  businessesOfOwner: BusinessPage;
  /** All categories, by name. */
  categories: Array<Category>;
  /** One category, by exactly one of id and slug; null when there is none. */
  category?: Maybe<Category>;
  /** All categories, paginated. */
  categoryPage: CategoryPage;
  /** All cities, by name. */
  cities: Array<City>;
  /** One city, by exactly one of id and slug; null when there is none. */
  city?: Maybe<City>;
  /** Counts for the page of a city, or of a category in it; null when the city has no establishments, or one of the two is unknown. Above 10,000 establishments counts may be a minute old. */
  cityOverview?: Maybe<CityOverview>;
  /** All cities, paginated. */
  cityPage: CityPage;
  /** Claim that a mail reported; null for an invalid token. */
  claimNotice?: Maybe<ClaimNotice>;
  /** The viewer’s options to claim an establishment; null when it is not public. */
  claimOptions?: Maybe<ClaimOptions>;
  /** Data for an administrator to check a claim. */
  claimReview: ClaimReview;
  /** Data that a link from a mail or message asks to confirm; null unless the link is open or has confirmed them. */
  confirmationRequest?: Maybe<ConfirmationRequest>;
  /** The changed contact that a mail reported; null for an invalid token. */
  contactChange?: Maybe<ContactChange>;
  /** Totals of the catalogue. */
  dashboardStats: DashboardStats;
  /** Preview of `editBusinesses`, or the error that it would return; writes nothing. */
  editBusinessesPreview: BusinessesEditPreview;
  /** Words without results in the last 90 days, those with the most visitors first. */
  emptySearchPage: EmptySearchPage;
  /** A favorite of the viewer, by exactly one of its id and its establishment; null if there is none. */
  favorite?: Maybe<Favorite>;
  /** The viewer's favorites, newest first; an account has at most 1,000. */
  favorites: Array<Favorite>;
  /** The invitation of a valid link; null for any other link. Invalid links count toward the limit of invalid password links. */
  invitation?: Maybe<Invitation>;
  /** Invitations not yet accepted, the newest links first, at most 100. Expired ones are deleted after 30 days. For administrators. */
  invitations: Array<Invitation>;
  /** Whether a password link is still valid, to check before asking for a new password. Reveals nothing about the account; invalid links count toward the same limit as in resetPassword. */
  isPasswordResetLinkValid: Scalars['Boolean']['output'];
  /** Latest first publications, newest first, with a random sample of those published together by one action: at most a quarter of the list. */
  latestBusinesses: Array<BusinessCard>;
  /** The viewer's account. */
  me: User;
  /** What `mergeBusinesses` would merge; nothing is written. */
  mergePreview: MergePreview;
  /** Everything stored about the viewer: profile, sessions, favorites and owned establishments (also deleted ones that can still be restored), changes to the catalogue, proposals, claims, confirmation requests and invitations, and administrators' changes to the account; the newest 10,000 of each. Needs a fresh sign-in (FORBIDDEN, reason FRESH_SIGN_IN). */
  myData: Scalars['JSON']['output'];
  /** The viewer’s proposals as an owner, latest first. */
  myProposals: ProposalPage;
  /** One neighborhood, by exactly one of id and slug; null when there is none. If several cities have the slug, the first by city name. */
  neighborhood?: Maybe<Neighborhood>;
  /** All neighborhoods, paginated. */
  neighborhoodPage: NeighborhoodPage;
  /** All neighborhoods, or those of one city, by name and then by city name. */
  neighborhoods: Array<Neighborhood>;
  /** Openings on a day, by category, in a fair random order; null for an unknown city. */
  openDay?: Maybe<OpenDay>;
  /** Number of open proposals. */
  openProposals: Scalars['Int']['output'];
  /** Open sessions of the viewer's account, most recently used first, at most 100. */
  openSessions: Array<OpenSession>;
  /** Open proposals of owners that change a date within the next 14 days, oldest first, at most 100. `acceptOwnersDates` accepts several at once. */
  ownersDates: Array<OwnersDates>;
  /** Passkeys of the viewer's account, at most 10. An account with one signs in by passkey, or by password with a recovery code; never by the password alone. */
  passkeys: Array<Passkey>;
  /** The latest imports of photos of the last 30 days, at most five. */
  photoImports: Array<PhotoImport>;
  /** The popular cities among those that can be chosen, by name. */
  popularCities: Array<City>;
  /** Proposals about establishments: open ones oldest first, grouped by establishment and topic; decided ones latest first. */
  proposalPage: ProposalPage;
  /** Most recently registered establishments, newest first. */
  recentBusinesses: Array<Business>;
  /** Number of unused recovery codes of the viewer's account. */
  recoveryCodesLeft: Scalars['Int']['output'];
  /** Registration times of all establishments, by id and in batches: pass the last id as `after`. */
  registrations: Array<Registration>;
  /** Number of establishments registered on each day of a month, including days without any; drafts created by sources are not counted. */
  registrationsByDay: Array<DayCount>;
  /** Other establishments of the same first category and city, in a fair random order. */
  relatedBusinesses: Array<BusinessCard>;
  /** Numbers of matches without each of the filters, for a search with few or no results; empty without filters. */
  searchAlternatives: Array<SearchAlternative>;
  /** Establishments that match the filter, in a fair random order or newest first. */
  searchBusinesses: BusinessSearch;
  /** Establishments that may be the one in the form, the likeliest first: at most 3. */
  similarBusinesses: Array<SimilarBusiness>;
  /** Source categories, those with the most places first, then by name. */
  sourceCategoryPage: SourceCategoryPage;
  /** Subcategories, by name; inactive ones only for administrators. */
  subcategories: Array<Subcategory>;
  /** One subcategory, by exactly one of id and slug; null when there is none. Inactive ones are visible only to administrators. */
  subcategory?: Maybe<Subcategory>;
  /** All subcategories, paginated. */
  subcategoryPage: SubcategoryPage;
  /** State of a submission; null for an invalid token. Invalid tokens are limited like invalid password links. */
  submissionStatus?: Maybe<SubmissionStatus>;
  /** Possible meanings of a typed text, most likely first: at most six categories, subcategories, cities and neighborhoods with results, then at most three establishments by name. */
  suggestions: Array<Suggestion>;
  /** Checks synonyms for a category, a subcategory or a new one, without saving them. */
  synonymCheck: SynonymCheck;
  /** What `undoChange` would do now; nothing is written. CONFLICT when the entry is older than 30 days. */
  undoPreview: UndoResult;
  /** Number of the given establishments that are source drafts never edited individually, only by source runs, imports and bulk edits. */
  uneditedDrafts: Scalars['Int']['output'];
  /** Holidays of the country and the state from today to 14 days ahead. */
  upcomingHolidays: Array<Holiday>;
  /** An account by id; null if there is none. For administrators. */
  user?: Maybe<User>;
  /** Paginated accounts, by default the most recently registered first. For administrators. */
  userPage: UserPage;
  /** Mails that could not be sent yet, by reason and without addresses; empty if all are sent. */
  waitingMails: Array<WaitingMails>;
  /** Today’s tasks, most urgent first: at most twenty, one per establishment, minus those done today. */
  workOfTheDay: Array<WorkItem>;
  /** Holidays of the country, the state and, if one is given, a city, from today to 365 days ahead, by date. */
  yearHolidays: Array<Holiday>;
};


/** All reads. */
export type QueryAddressByZipCodeArgs = {
  zipCode: Scalars['String']['input'];
};


/** All reads. */
export type QueryAttributeArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryAttributePageArgs = {
  filter?: InputMaybe<AttributeListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<PlaceSort>;
};


/** All reads. */
export type QueryAttributesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
  isAlwaysInSight?: InputMaybe<Scalars['Boolean']['input']>;
  isFilter?: InputMaybe<Scalars['Boolean']['input']>;
  slugs?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** All reads. */
export type QueryAuditEntriesArgs = {
  filter?: InputMaybe<AuditFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryBusinessArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryBusinessActArgs = {
  act: Scalars['ID']['input'];
};


/** All reads. */
export type QueryBusinessExportArgs = {
  filter?: InputMaybe<BusinessListFilter>;
  format?: ExportFormat;
};


/** All reads. */
export type QueryBusinessIdsArgs = {
  expected: Scalars['Int']['input'];
  filter: BusinessListFilter;
};


/** All reads. */
export type QueryBusinessPageArgs = {
  filter?: InputMaybe<BusinessListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<BusinessSort>;
};


/** All reads. */
export type QueryBusinessPairsArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryBusinessPointsArgs = {
  filter?: InputMaybe<BusinessFilter>;
  moment?: InputMaybe<Scalars['String']['input']>;
  seed?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryBusinessesOfOwnerArgs = {
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryCategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryCategoryPageArgs = {
  filter?: InputMaybe<CategoryListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<PlaceSort>;
};


/** All reads. */
export type QueryCitiesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
};


/** All reads. */
export type QueryCityArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryCityOverviewArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
};


/** All reads. */
export type QueryCityPageArgs = {
  filter?: InputMaybe<CityListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<PlaceSort>;
};


/** All reads. */
export type QueryClaimNoticeArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QueryClaimOptionsArgs = {
  slug: Scalars['String']['input'];
};


/** All reads. */
export type QueryClaimReviewArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. */
export type QueryConfirmationRequestArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QueryContactChangeArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QueryEditBusinessesPreviewArgs = {
  input: EditBusinessesInput;
};


/** All reads. */
export type QueryEmptySearchPageArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryFavoriteArgs = {
  businessId?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
};


/** All reads. */
export type QueryInvitationArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QueryIsPasswordResetLinkValidArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QueryLatestBusinessesArgs = {
  limit?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryMergePreviewArgs = {
  keptId: Scalars['ID']['input'];
  otherId: Scalars['ID']['input'];
};


/** All reads. */
export type QueryMyProposalsArgs = {
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryNeighborhoodArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryNeighborhoodPageArgs = {
  filter?: InputMaybe<NeighborhoodListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<PlaceSort>;
};


/** All reads. */
export type QueryNeighborhoodsArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryOpenDayArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
  date?: InputMaybe<Scalars['String']['input']>;
  limit?: Scalars['Int']['input'];
  seed?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QueryProposalPageArgs = {
  filter?: InputMaybe<ProposalFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryRecentBusinessesArgs = {
  limit?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryRegistrationsArgs = {
  after?: InputMaybe<Scalars['ID']['input']>;
  limit?: Scalars['Int']['input'];
};


/** All reads. */
export type QueryRegistrationsByDayArgs = {
  month: Scalars['String']['input'];
};


/** All reads. */
export type QueryRelatedBusinessesArgs = {
  limit?: Scalars['Int']['input'];
  seed?: InputMaybe<Scalars['String']['input']>;
  slug: Scalars['String']['input'];
};


/** All reads. */
export type QuerySearchAlternativesArgs = {
  filter: BusinessFilter;
};


/** All reads. */
export type QuerySearchBusinessesArgs = {
  filter?: InputMaybe<BusinessFilter>;
  moment?: InputMaybe<Scalars['String']['input']>;
  order?: BusinessOrder;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  seed?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QuerySimilarBusinessesArgs = {
  input: SimilarInput;
};


/** All reads. */
export type QuerySourceCategoryPageArgs = {
  filter?: InputMaybe<SourceCategoryListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
};


/** All reads. */
export type QuerySubcategoriesArgs = {
  active?: InputMaybe<Scalars['Boolean']['input']>;
  categories?: InputMaybe<Array<Scalars['String']['input']>>;
};


/** All reads. */
export type QuerySubcategoryArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  slug?: InputMaybe<Scalars['String']['input']>;
};


/** All reads. */
export type QuerySubcategoryPageArgs = {
  filter?: InputMaybe<SubcategoryListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<PlaceSort>;
};


/** All reads. */
export type QuerySubmissionStatusArgs = {
  token: Scalars['String']['input'];
};


/** All reads. */
export type QuerySuggestionsArgs = {
  seed?: InputMaybe<Scalars['String']['input']>;
  text: Scalars['String']['input'];
};


/** All reads. */
export type QuerySynonymCheckArgs = {
  category?: InputMaybe<Scalars['ID']['input']>;
  subcategory?: InputMaybe<Scalars['ID']['input']>;
  synonyms: Array<Scalars['String']['input']>;
};


/** All reads. */
export type QueryUndoPreviewArgs = {
  auditEntryId: Scalars['ID']['input'];
  withChanged?: Scalars['Boolean']['input'];
};


/** All reads. */
export type QueryUneditedDraftsArgs = {
  ids: Array<Scalars['ID']['input']>;
};


/** All reads. */
export type QueryUserArgs = {
  id: Scalars['ID']['input'];
};


/** All reads. */
export type QueryUserPageArgs = {
  filter?: InputMaybe<UserListFilter>;
  page?: Scalars['Int']['input'];
  perPage?: Scalars['Int']['input'];
  sort?: InputMaybe<UserSort>;
};


/** All reads. */
export type QueryYearHolidaysArgs = {
  city?: InputMaybe<Scalars['String']['input']>;
};

/** An establishment left unchanged because the hours of a date could not be set. */
export type RefusedDateHours = {
  /** Machine-readable reason. */
  code: RefusedDateHoursCode;
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Reason to show to people. */
  message: Scalars['String']['output'];
  /** Name of the establishment; null if it no longer exists. */
  name?: Maybe<Scalars['String']['output']>;
  /** Current version, to send after reviewing the change; null if it no longer exists. */
  version?: Maybe<Scalars['Int']['output']>;
};

/** Reasons why the hours of a date were not set. */
export type RefusedDateHoursCode =
  /** The establishment has changed since the `version` that was sent. */
  | 'CHANGED'
  /** The establishment no longer exists. */
  | 'GONE'
  /** The hours by date would break a rule, such as the limit of 60 future dates. */
  | 'RULE';

/** Data of a new account. */
export type RegisterInput = {
  /** Address; stored normalized, in lower case. */
  email: Scalars['String']['input'];
  /** Name of the owner. */
  name: Scalars['String']['input'];
  /** Password of 8 to 128 characters. */
  password: Scalars['String']['input'];
  /** Phone digits with area code, in any format. */
  phone: Scalars['String']['input'];
};

/** A passkey just created by the browser. */
export type RegisterPasskeyInput = {
  /** Name given by the owner, at most 60 characters. */
  name: Scalars['String']['input'];
  /** The browser's response (PublicKeyCredential.toJSON). */
  response: Scalars['JSON']['input'];
};

/** Registration of an establishment. */
export type Registration = {
  /** When the establishment was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
};

/** New password for an account whose password was forgotten. */
export type ResetPasswordInput = {
  /** New password of 8 to 128 characters. */
  newPassword: Scalars['String']['input'];
  /** Token from the link. */
  token: Scalars['String']['input'];
};

/** Result of undoing a deletion: the restored entity, or the establishment of restored photos. */
export type Restoration = {
  /** Type of the restored entity. */
  entity: AuditEntity;
  /** Audit entry of the deletion, in its current state. */
  entry: AuditEntry;
  /** Former slug if another entity has taken it, else null. */
  formerSlug?: Maybe<Scalars['String']['output']>;
  /** Id of the entity: the former one, unless taken since. */
  id: Scalars['ID']['output'];
  /** Name of the entity. */
  name: Scalars['String']['output'];
  /** Slug of the entity. */
  slug: Scalars['String']['output'];
};

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

/** Result of setting the hours of a date for several establishments. */
export type SavedDateHours = {
  /** Refused establishments, in the order of `entries`. */
  refused: Array<RefusedDateHours>;
  /** Ids of the establishments that now have the hours, in the order of `entries`. */
  saved: Array<Scalars['ID']['output']>;
};

/** A search without one of its filters. */
export type SearchAlternative = {
  /** Number of establishments that match the other filters. */
  total: Scalars['Int']['output'];
  /** The omitted filter. */
  without: BusinessFilterField;
};

/** Place served by an establishment. */
export type ServedArea = {
  /** City served, or city of the neighborhood. */
  city: City;
  /** Neighborhood of that city; null if the whole city is served. */
  neighborhood?: Maybe<Neighborhood>;
};

/** A session just opened. */
export type Session = {
  /** When the token expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** Token to send with every request: `Authorization: Bearer …`. */
  token: Scalars['String']['output'];
  /** Account of the session. */
  user: User;
};

/** Hours of one date for several establishments. */
export type SetDateHoursInput = {
  /** Date from today to 365 days ahead, yyyy-MM-dd. */
  date: Scalars['String']['input'];
  /** Entries, 1 to 100, each establishment once. */
  entries: Array<DateHoursEntryInput>;
  /** Reason for different hours, such as "Natal": at most 60 characters, without parentheses. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** An establishment that may be the one in the form. */
export type SimilarBusiness = {
  /** The establishment. */
  business: Business;
  /** Evidence for and against it, in Portuguese. */
  reasons: Array<Scalars['String']['output']>;
};

/** Unvalidated values of the form of an establishment while it is edited. */
export type SimilarInput = {
  /** Its categories. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Its city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Its e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** The establishment that is edited; absent for a new one. */
  id?: InputMaybe<Scalars['ID']['input']>;
  /** Its latitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Its longitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Its name. */
  name: Scalars['String']['input'];
  /** Its neighborhood. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
  /** Its number. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** Its phone. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Its site. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** Its street. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** Its WhatsApp. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** A proposal that was not accepted and stays open, or was already decided. */
export type SkippedProposal = {
  /** Id of the proposal. */
  id: Scalars['ID']['output'];
  /** Reason, for users. */
  reason: Scalars['String']['output'];
};

/** Direction of a sort order. */
export type SortDirection =
  /** Ascending. */
  | 'ASC'
  /** Descending. */
  | 'DESC';

/** An attribute whose answers a column of a foreign table may hold. */
export type SourceAttribute = {
  /** Id of the attribute. */
  id: Scalars['ID']['output'];
  /** Name of the attribute. */
  name: Scalars['String']['output'];
};

/** A column of a foreign table that holds the answers to an attribute. */
export type SourceAttributeColumn = {
  /** Id of the attribute. */
  attributeId: Scalars['ID']['input'];
  /** Position of the column, from 0. */
  position: Scalars['Int']['input'];
};

/** A category of a foreign source and its category in the guide. */
export type SourceCategory = {
  /** Category that an administrator chose without a subcategory. */
  categoryId?: Maybe<Scalars['ID']['output']>;
  /** Day of that import in São Paulo: yyyy-MM-dd. */
  lastRunOn?: Maybe<Scalars['String']['output']>;
  /** Key in the source: "gas_station" in Overture Maps, "shop=kiosk" in OpenStreetMap. */
  name: Scalars['String']['output'];
  /** Number of places with it in the last import in which it was unknown. */
  places: Scalars['Int']['output'];
  /** How it is mapped. */
  state: SourceCategoryState;
  /** Subcategory that an administrator chose. */
  subcategoryId?: Maybe<Scalars['ID']['output']>;
  /** Category in the guide, "Categoria > Subcategoria"; null if unknown or not listed. */
  target?: Maybe<Scalars['String']['output']>;
};

/** Maps a source category to the guide. */
export type SourceCategoryInput = {
  /** Category; if listed, exactly one of this and `subcategoryId`. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the guide lists such places. */
  isListed: Scalars['Boolean']['input'];
  /** Key in the source. */
  name: Scalars['String']['input'];
  /** Subcategory, which implies its category. */
  subcategoryId?: InputMaybe<Scalars['ID']['input']>;
};

/** Filter of the list of source categories. */
export type SourceCategoryListFilter = {
  /** Slug or id of a category: only keys that administrators mapped to it. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name in the source or in the guide. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only categories in this state. */
  state?: InputMaybe<SourceCategoryState>;
};

/** A page of a list, with its totals. */
export type SourceCategoryPage = {
  /** Items of this page, in order. */
  items: Array<SourceCategory>;
  /** Position of this page in the list. */
  pagination: Pagination;
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

/** A text of a report and how often it occurred. */
export type SourceCount = {
  /** Number of occurrences. */
  count: Scalars['Int']['output'];
  /** The text, in Portuguese. */
  text: Scalars['String']['output'];
};

/** Options for importing a foreign file. */
export type SourceImportInput = {
  /** Columns of a table with answers to attributes; they override `columns`. */
  attributeColumns?: InputMaybe<Array<SourceAttributeColumn>>;
  /** Assignments of names in a table to cities and categories of the guide. */
  choices?: InputMaybe<Array<SourceNameChoice>>;
  /** Content of each column of a table, in order; null to skip a column. */
  columns?: InputMaybe<Array<InputMaybe<SourceColumn>>>;
  /** Whether to create unknown cities, neighborhoods and categories. */
  create?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to report only, without writing. */
  dryRun?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether to fill empty fields instead of proposing values. */
  fill?: InputMaybe<Scalars['Boolean']['input']>;
  /** Licence of the data. */
  licence: Scalars['String']['input'];
  /** Whether you accept the duties of the ODbL, so that data under it are imported. */
  odblDuties?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether the file is only a part of the source, so that missing listings do not count as vanished. */
  partial?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the source; must be the same at each run. */
  source: Scalars['String']['input'];
};

/** Assigns a name of a foreign table to a city or category of the guide. */
export type SourceNameChoice = {
  /** Kind of the name. */
  kind: SourceNameKind;
  /** Name as written in the table. */
  name: Scalars['String']['input'];
  /** Name in the guide; null for a category that is not to be listed. */
  value?: InputMaybe<Scalars['String']['input']>;
};

/** Kind of a name in a foreign table. */
export type SourceNameKind =
  /** A category or subcategory. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY';

/** A place, or one of its values, that the import left out. */
export type SourceProblem = {
  /** Title of the column with the problem; null when the problem concerns the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Line number in a table, counting the titles; number of the feature in GeoJSON. */
  line: Scalars['Int']['output'];
  /** The reason, in Portuguese. */
  message: Scalars['String']['output'];
  /** Id of the feature in GeoJSON; null in a table. */
  reference?: Maybe<Scalars['String']['output']>;
};

/** Result of importing a foreign file, or of a dry run. */
export type SourceReport = {
  /** Cities, neighborhoods and categories that were created; at most 200. */
  createdPlaces: Array<Scalars['String']['output']>;
  /** How many places became drafts. */
  drafts: Scalars['Int']['output'];
  /** Whether nothing was written. */
  dryRun: Scalars['Boolean']['output'];
  /** Id of the audit trail entry that covers the whole import; null when nothing was written. */
  entryId?: Maybe<Scalars['ID']['output']>;
  /** How many places were left out because their listing was erased. */
  erased: Scalars['Int']['output'];
  /** How many places that match a listing filled empty fields. */
  filled: Scalars['Int']['output'];
  /** How many places were left out. */
  leftOut: Scalars['Int']['output'];
  /** How many places match a listing. */
  matched: Scalars['Int']['output'];
  /** How many places became drafts in the nearest city because the source names none. */
  nearestCity: Scalars['Int']['output'];
  /** Import of the photo archive; null if none was sent. */
  photos?: Maybe<PhotoImport>;
  /** How many places are in the file. */
  places: Scalars['Int']['output'];
  /** Number of problems, including those beyond the first 300. */
  problemCount: Scalars['Int']['output'];
  /** Everything that was left out, by line; at most 300. */
  problems: Array<SourceProblem>;
  /** How many places that match a listing led to proposals. */
  proposed: Scalars['Int']['output'];
  /** Reasons why places were left out, the most frequent first; at most 200. */
  reasons: Array<SourceCount>;
  /** How many places were refused before. */
  refusedBefore: Scalars['Int']['output'];
  /** How many places have not changed since the last run. */
  unchanged: Scalars['Int']['output'];
  /** Categories of the source that the category map does not contain, the most frequent first; at most 200. */
  unknownCategories: Array<SourceCount>;
  /** Cities and categories of a table that the guide does not have, the most frequent first; at most 200. */
  unknownNames: Array<SourceUnknownName>;
  /** Values that were left out, with reasons, the most frequent first; at most 200. */
  values: Array<SourceCount>;
  /** How many listings of earlier runs are no longer in the source. */
  vanished: Scalars['Int']['output'];
};

/** The columns of a foreign table. */
export type SourceTable = {
  /** Active attributes, whose answers a column may hold. */
  attributes: Array<SourceAttribute>;
  /** Columns in order, at most 300; empty for GeoJSON. */
  columns: Array<SourceTableColumn>;
  /** Encoding or format, as in `ImportReport.encoding`. */
  format: Scalars['String']['output'];
  /** Other sheets of a workbook with rows, which are not read. */
  otherSheets: Array<Scalars['String']['output']>;
};

/** A column of a foreign table. */
export type SourceTableColumn = {
  /** Id of the attribute that the title names, whose answers the column holds. */
  attributeId?: Maybe<Scalars['ID']['output']>;
  /** Content guessed by title or values; null if unknown or an attribute. */
  holds?: Maybe<SourceColumn>;
  /** First values, shortened; at most three. */
  samples: Array<Scalars['String']['output']>;
  /** Title; empty if the column has none. */
  title: Scalars['String']['output'];
};

/** A city or category of a foreign table that the guide does not have. */
export type SourceUnknownName = {
  /** Number of rows with this name. */
  count: Scalars['Int']['output'];
  /** Kind of the name. */
  kind: SourceNameKind;
  /** Name as written in the table. */
  name: Scalars['String']['output'];
  /** Similar names in the guide, the most similar first; "Categoria > Subcategoria". */
  nearest: Array<Scalars['String']['output']>;
};

/** A more specific kind of establishment within a category. */
export type Subcategory = {
  /** Whether the subcategory is in public lists. */
  active: Scalars['Boolean']['output'];
  /** Number of establishments in the subcategory. */
  businessCount: Scalars['Int']['output'];
  /** Category of the subcategory. */
  category: Category;
  /** Time of creation. */
  createdAt: Scalars['DateTime']['output'];
  /** Icon of the subcategory. */
  icon?: Maybe<Image>;
  /** Id of the subcategory. */
  id: Scalars['ID']['output'];
  /** Name of the subcategory. */
  name: Scalars['String']['output'];
  /** Slug of the subcategory, unique among subcategories. */
  slug: Scalars['String']['output'];
  /** Number of source categories mapped to the subcategory. Only for administrators. */
  sourceCategoryCount: Scalars['Int']['output'];
  /** Alternative names, used by suggestions. */
  synonyms: Array<Scalars['String']['output']>;
  /** Time of the last change. */
  updatedAt: Scalars['DateTime']['output'];
};

/** A subcategory with its number of establishments. */
export type SubcategoryCount = {
  /** The counted subcategory. */
  subcategory: Subcategory;
  /** Number of establishments there; a search by the entry also finds those that serve the place. */
  total: Scalars['Int']['output'];
};

/** Filter of a list of subcategories. */
export type SubcategoryListFilter = {
  /** Only active subcategories, or only the others. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Slug or id of a category; empty result for an unknown one. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Words of the name or the slug. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Page of a list, with its totals. */
export type SubcategoryPage = {
  /** Items of this page, in order. */
  items: Array<Subcategory>;
  /** Position of this page in the list. */
  pagination: Pagination;
};

/** A submission with all its proposals. */
export type Submission = {
  /** Channel of the submission; meaningless if it came from a source. */
  channel: ProposalChannel;
  /** Time when the e-mail address was confirmed; null before. */
  confirmedAt?: Maybe<Scalars['DateTime']['output']>;
  /** E-mail address for the answer; erased 30 days after the decision. */
  email?: Maybe<Scalars['String']['output']>;
  /** Id of the submission. */
  id: Scalars['ID']['output'];
  /** Plain text of the sender; erased 30 days after the decision. */
  note?: Maybe<Scalars['String']['output']>;
  /** Time of receipt. */
  receivedAt: Scalars['DateTime']['output'];
  /** Owner who sent the submission, or administrator who entered it; null for visitors. */
  sender?: Maybe<User>;
  /** Source whose import sent the submission; null for submissions by people. */
  source?: Maybe<Scalars['String']['output']>;
};

/** State of a submission, for its sender. */
export type SubmissionStatus = {
  /** Name of the establishment; null when it is no longer public. */
  businessName?: Maybe<Scalars['String']['output']>;
  /** Slug of the establishment; null when it is no longer public. */
  businessSlug?: Maybe<Scalars['String']['output']>;
  /** Whether the token is the one from the mail, with which `confirmSubmission` confirms the address. */
  canConfirm: Scalars['Boolean']['output'];
  /** Whether the submission has an e-mail address. */
  hasEmail: Scalars['Boolean']['output'];
  /** Whether the e-mail address is confirmed. */
  isConfirmed: Scalars['Boolean']['output'];
  /** Whether the submission becomes proposals only after its e-mail address is confirmed. */
  isWaiting: Scalars['Boolean']['output'];
  /** Proposals of the submission. */
  proposals: Array<ProposalStatus>;
  /** Time of receipt. */
  receivedAt: Scalars['DateTime']['output'];
};

/** Receipt of a submission, for its sender. */
export type SubmittedProposals = {
  /** Outcome of each topic; empty while the submission waits for the e-mail address. */
  receipts: Array<ProposalReceipt>;
  /** Token for `submissionStatus` and the page /correcao/{token}. */
  token: Scalars['String']['output'];
  /** Whether the submission becomes proposals only after its sender has confirmed the e-mail address. */
  waitsForEmail: Scalars['Boolean']['output'];
};

/** Filters of a search by slug, as in BusinessFilter; null for absent filters. */
export type SuggestedFilter = {
  /** Slug of a category. */
  category?: Maybe<Scalars['String']['output']>;
  /** Slug of a city. */
  city?: Maybe<Scalars['String']['output']>;
  /** Slug of a neighborhood; always with its city. */
  neighborhood?: Maybe<Scalars['String']['output']>;
  /** Slug of a subcategory; always with its category. */
  subcategory?: Maybe<Scalars['String']['output']>;
};

/** A possible meaning of a typed text. */
export type Suggestion = {
  /** Number of establishments that the filter finds; 1 for an establishment. */
  count: Scalars['Int']['output'];
  /** Search that the suggestion leads to; null for an establishment. */
  filter?: Maybe<SuggestedFilter>;
  /** Whether a typing error was corrected: "você quis dizer …?" */
  isCorrection: Scalars['Boolean']['output'];
  /** Whether the text is the whole name of the target, without a typing error. */
  isExact: Scalars['Boolean']['output'];
  /** Kind of entity that the suggestion leads to. */
  kind: SuggestionKind;
  /** Text to show, such as "Padarias em Taubaté" or the name of an establishment. */
  label: Scalars['String']['output'];
  /** Matched synonym, if the label does not show it: "oculista" for "Óticas". */
  matched?: Maybe<Scalars['String']['output']>;
  /** Slug of the establishment; null for other kinds. */
  slug?: Maybe<Scalars['String']['output']>;
};

/** Kind of entity that a suggestion leads to. */
export type SuggestionKind =
  /** One establishment. */
  | 'BUSINESS'
  /** A category, optionally in a place. */
  | 'CATEGORY'
  /** A city. */
  | 'CITY'
  /** A neighborhood. */
  | 'NEIGHBORHOOD'
  /** A subcategory, optionally in a place. */
  | 'SUBCATEGORY';

/** Check of synonyms before they are saved. */
export type SynonymCheck = {
  /** Number of establishments that the synonyms lead to: those of the category or subcategory; 0 for a new one. */
  count: Scalars['Int']['output'];
  /** Synonyms that are the whole name of an establishment, which people may be looking for. */
  names: Array<Scalars['String']['output']>;
};

/** A field of a change that can be taken back. */
export type UndoField = {
  /** Its name in the audit trail, such as `phone`. */
  field: Scalars['String']['output'];
  /** Fields of one group are taken back together. */
  group: Scalars['String']['output'];
  /** Whether it was changed after this change: it is kept unless it is chosen. */
  isChangedSince: Scalars['Boolean']['output'];
  /** Its value now. */
  now?: Maybe<Scalars['JSON']['output']>;
  /** The value before the change, which it would get. */
  old?: Maybe<Scalars['JSON']['output']>;
  /** The value that the change gave it. */
  set?: Maybe<Scalars['JSON']['output']>;
};

/** Why some changes cannot be taken back. */
export type UndoObstacle = {
  /** How many. */
  count: Scalars['Int']['output'];
  /** Names of the first five establishments. */
  names: Array<Scalars['String']['output']>;
  /** In Portuguese. */
  reason: Scalars['String']['output'];
};

/** What taking an entry of the audit trail back does: numbers of establishments. */
export type UndoResult = {
  /** How many are kept, since they were changed later. */
  changed: Scalars['Int']['output'];
  /** How many are taken back. */
  done: Scalars['Int']['output'];
  /** The entry that is taken back. */
  entry: AuditEntry;
  /** Of one change, in a preview: its fields that can be taken back. */
  fields: Array<UndoField>;
  /** How many cannot be taken back. */
  impossible: Scalars['Int']['output'];
  /** How many are as before already. */
  nothing: Scalars['Int']['output'];
  /** Why not; at most 20 reasons. */
  obstacles: Array<UndoObstacle>;
  /** How many open proposals of a run of a source are refused, or values that wait behind others withdrawn. */
  proposals: Scalars['Int']['output'];
  /** What the values of the fields refer to by id, as far as it is still there. */
  references: Array<AuditReference>;
};

/** Changes of an address: an absent field is unchanged, null clears. */
export type UpdateAddressInput = {
  /** Id of the city. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of a neighborhood of that city. */
  neighborhoodId?: InputMaybe<Scalars['ID']['input']>;
  /** The number in the street; "S/N" is one. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The street, if known. */
  street?: InputMaybe<Scalars['String']['input']>;
  /** The zip code (CEP): eight digits. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a attribute; absent fields stay unchanged. */
export type UpdateAttributeInput = {
  /** Whether the public sees it. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of the categories whose establishments are asked, at most 100; an empty list asks all. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Group, at most 60 characters; attributes of the same group are shown together. */
  group?: InputMaybe<Scalars['String']['input']>;
  /** Icon name: alert, camera, check, email, eye, heart, info, map, phone, pin, play, site, user, whatsapp; null or blank removes it. */
  icon?: InputMaybe<Scalars['String']['input']>;
  /** Whether its filter is offered without a chosen category. */
  isAlwaysInSight?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether visitors can filter by it: of links, by those that have one. */
  isFilter?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kind of the answers; cannot be changed once there are answers. */
  kind?: InputMaybe<AttributeKind>;
  /** Meaning of the answers in structured data: acceptsReservations (YES_NO, LINK), amenityFeature (YES_NO, CHOICE), hasMenu (LINK), isAccessibleForFree (YES_NO), paymentAccepted (YES_NO), servesCuisine (CHOICE), smokingAllowed (YES_NO), BuyAction (LINK), OrderAction (LINK), QuoteAction (LINK), ReserveAction (LINK), ScheduleAction (LINK); null or blank removes it. */
  meaning?: InputMaybe<Scalars['String']['input']>;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Options of a CHOICE: 2 to 20, in order. Options in use cannot be removed. */
  options?: InputMaybe<Array<AttributeOptionInput>>;
  /** Position in lists from 0 to 10000; lists are sorted by it, then by name. */
  position?: InputMaybe<Scalars['Int']['input']>;
  /** Question in forms, at most 160 characters. */
  question?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an establishment; absent fields stay unchanged, null clears. */
export type UpdateBusinessInput = {
  /**
   * Whether the answer to the attribute `banheiro-acessivel` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `banheiro-acessivel`.
   */
  accessibleToilet?: InputMaybe<Scalars['Boolean']['input']>;
  /** Changes to the address. */
  address?: InputMaybe<UpdateAddressInput>;
  /** Whether street, number, zip code, point on the map and neighborhood are for administrators and the owner alone; null is no. */
  addressHidden?: InputMaybe<Scalars['Boolean']['input']>;
  /** Cities and neighborhoods served, at most eight; required if the address is hidden and `servesRegion` is not set. */
  areas?: InputMaybe<Array<AreaInput>>;
  /** Answers to attributes; only the listed ones change. */
  attributes?: InputMaybe<Array<BusinessAttributeInput>>;
  /** Ids of categories, 1 to 10, in order; the first is the main one. */
  categoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** HTML; kept of it are paragraphs, lists, links, bold, italic, underlined and aligned text. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** Its public e-mail address. */
  email?: InputMaybe<Scalars['String']['input']>;
  /** Its Facebook page: an http or https address. A bare name is completed. */
  facebook?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Fridays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  fridayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Instagram profile: an http or https address. A bare name such as "@cantina" is completed. */
  instagram?: InputMaybe<Scalars['String']['input']>;
  /** Latitude in degrees; both coordinates or neither. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /**
   * Whether the answer to the attribute `atendimento-em-libras` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `atendimento-em-libras`.
   */
  libras?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its LinkedIn page: an http or https address. A company's bare name is completed. */
  linkedin?: InputMaybe<Scalars['String']['input']>;
  /** Longitude in degrees. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** When it opens on Mondays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  mondayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its name, as people write it. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Id of the owner's account. */
  ownerId?: InputMaybe<Scalars['ID']['input']>;
  /** With the area code; 0800 and 4004 numbers, their like and public services too. Prefixes of country and carrier are left out, as is an extension. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Photos in order; at most 15 including those that stay. */
  photos?: InputMaybe<Array<Scalars['Upload']['input']>>;
  /** How to add the photos. */
  photosAction?: PhotosAction;
  /** The day on which it is to open again, yyyy-MM-dd or dd/MM/yyyy; kept of what has closed for a while only. */
  reopensOn?: InputMaybe<Scalars['String']['input']>;
  /**
   * Whether the answer to the attribute `vaga-reservada` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `vaga-reservada`.
   */
  reservedParking?: InputMaybe<Scalars['Boolean']['input']>;
  /** When it opens on Saturdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  saturdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it serves every city of the guide; then it names no area; null is no. */
  servesRegion?: InputMaybe<Scalars['Boolean']['input']>;
  /** Whether its neighborhood is public while its address is hidden; null is no. */
  showsNeighborhood?: InputMaybe<Scalars['Boolean']['input']>;
  /** Its own site: an http or https address. A bare domain such as "cantina.com.br" is completed. */
  site?: InputMaybe<Scalars['String']['input']>;
  /** What holds on single dates in place of the week, separated by semicolons, each with a reason in brackets if there is one. */
  specialHours?: InputMaybe<Scalars['String']['input']>;
  /** Whether it is at work; null makes it PUBLISHED, as does a create without it. A DRAFT may be sent with a blank description, a blank phone and no category, beside its state; any other state needs them all. */
  state?: InputMaybe<BusinessState>;
  /**
   * Whether the answer to the attribute `entrada-sem-degraus` is yes; null without an answer, which does not mean no.
   * @deprecated Use `attributes`, slug `entrada-sem-degraus`.
   */
  stepFreeEntrance?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ids of subcategories of these categories, at most 30, in order. At least one if any of the categories has an active one. */
  subcategoryIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** When it opens on Sundays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  sundayHours?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Thursdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  thursdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its TikTok profile: an http or https address. A bare name such as "@cantina" is completed. */
  tiktok?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Tuesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  tuesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** Its Twitter profile: an http or https address. A bare name such as "@cantina" is completed. */
  twitter?: InputMaybe<Scalars['String']['input']>;
  /** Version that was read; CONFLICT if the establishment has changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** A video on YouTube, in any form of its address; kept as https://www.youtube.com/watch?v=…. */
  video?: InputMaybe<Scalars['String']['input']>;
  /** When it opens on Wednesdays: at most three intervals such as "08:00-12:00, 13:30-18:00", "24h" or "fechado"; "8-12" will do. */
  wednesdayHours?: InputMaybe<Scalars['String']['input']>;
  /** With the area code: 10 or 11 digits. */
  whatsapp?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a category; absent fields stay unchanged. */
export type UpdateCategoryInput = {
  /** Its icon; null removes it. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether it is marked as popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** The schema.org type of its establishments in structured data, a subtype of LocalBusiness; null or blank removes it. */
  schemaType?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Alternative names; an empty list removes them. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** Changes of a city; absent fields stay unchanged. */
export type UpdateCityInput = {
  /** Whether it is offered for choosing; its establishments stay public. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Local holidays, in addition to those of the country and the state: "19/03 São José" is yearly, "16/02/2027 Festa do Divino" in one year; an empty list removes them. At most 20 with names of up to 60 characters. */
  holidays?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A picture of it; null removes it. */
  image?: InputMaybe<Scalars['Upload']['input']>;
  /** Whether the home page shows it among the popular. */
  isPopular?: InputMaybe<Scalars['Boolean']['input']>;
  /** Latitude of the city centre in degrees; only with a longitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Longitude of the city centre in degrees; only with a latitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Changes of a neighborhood; absent fields stay unchanged. */
export type UpdateNeighborhoodInput = {
  /** Id of the city; cannot be changed if the neighborhood has establishments. */
  cityId?: InputMaybe<Scalars['ID']['input']>;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to an account; absent fields stay. */
export type UpdateProfileInput = {
  /** Name of the owner. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Phone digits with area code, in any format. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** New photo; null removes it. */
  photo?: InputMaybe<Scalars['Upload']['input']>;
};

/** Changes of a subcategory; absent fields stay unchanged. */
export type UpdateSubcategoryInput = {
  /** Whether the public sees it. */
  active?: InputMaybe<Scalars['Boolean']['input']>;
  /** Id of the category; cannot be changed if the subcategory has establishments. */
  categoryId?: InputMaybe<Scalars['ID']['input']>;
  /** Its icon; null removes it. */
  icon?: InputMaybe<Scalars['Upload']['input']>;
  /** Name of the entry, at most 120 characters; the slug does not change. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Slug of the entry; null or blank derives it from the name again. */
  slug?: InputMaybe<Scalars['String']['input']>;
  /** Alternative names; an empty list removes them. At most 40 of 40 characters; duplicates are ignored. */
  synonyms?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** An account. Visible to its owner and to administrators only. */
export type User = {
  /** Number of establishments owned. */
  businessCount: Scalars['Int']['output'];
  /** Establishments owned, by name, at most 100. */
  businesses: Array<Business>;
  /** When the account was registered. */
  createdAt: Scalars['DateTime']['output'];
  /** When the account was deactivated; null if its owner may sign in. */
  deactivatedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Address used to sign in. */
  email: Scalars['String']['output'];
  /** Whether the account has a passkey, so that the password alone does not sign in. */
  hasPasskey: Scalars['Boolean']['output'];
  /** Id of the account. */
  id: Scalars['ID']['output'];
  /** Whether an administrator must add a passkey because the operator requires one; until then the account has the rights of a user. */
  mustAddPasskey: Scalars['Boolean']['output'];
  /** Name of the owner. */
  name: Scalars['String']['output'];
  /** Phone digits with area code. */
  phone: Scalars['String']['output'];
  /** Photo; null if there is none. */
  photo?: Maybe<Image>;
  /** Role of the account. */
  role: Role;
};

/** Filter of the account list. */
export type UserListFilter = {
  /** Only accounts with this role. */
  role?: InputMaybe<Role>;
  /** Words that must all occur in the name or e-mail. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** Page of a list, with its totals. */
export type UserPage = {
  /** Items of this page, in order. */
  items: Array<User>;
  /** Position of this page in the list. */
  pagination: Pagination;
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

/** Mails that could not be sent yet and are retried, for two days at most. */
export type WaitingMails = {
  /** Reason of the last failure. */
  reason: MailFailure;
  /** Time when the oldest was created. */
  since: Scalars['DateTime']['output'];
  /** Number of mails waiting for this reason. */
  total: Scalars['Int']['output'];
};

/** A map area between two parallels and two meridians. It filters but never sorts. */
export type WithinFilter = {
  /** Eastern longitude in degrees, at least `west`. */
  east: Scalars['Float']['input'];
  /** Northern latitude in degrees, at least `south`. */
  north: Scalars['Float']['input'];
  /** Southern latitude in degrees, -90 to 90. */
  south: Scalars['Float']['input'];
  /** Western longitude in degrees, -180 to 180. */
  west: Scalars['Float']['input'];
};

/** Establishment of a task. */
export type WorkBusiness = {
  /** Id of the establishment. */
  id: Scalars['ID']['output'];
  /** Name of the establishment. */
  name: Scalars['String']['output'];
  /** Slug of the establishment. */
  slug: Scalars['String']['output'];
};

/** A task for an establishment. */
export type WorkItem = {
  /** Establishment of the task. */
  business: WorkBusiness;
  /** Whether `requestChatConfirmation` can create a message to the establishment. */
  canAskByChat: Scalars['Boolean']['output'];
  /** Whether `putOffWork` can remove the task; others need a decision. */
  canWait: Scalars['Boolean']['output'];
  /** Legal due date, yyyy-MM-dd; null if there is none. */
  dueOn?: Maybe<Scalars['String']['output']>;
  /** Kind of the task. */
  kind: WorkKind;
};

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

/** Address of a zip code. */
export type ZipCodeAddress = {
  /** That city in the catalogue, if present. */
  city?: Maybe<City>;
  /** Name of the city, in the postal service’s spelling. */
  cityName: Scalars['String']['output'];
  /** Name of the neighborhood, which may not be in the catalogue. */
  neighborhood?: Maybe<Scalars['String']['output']>;
  /** State, two capital letters. */
  state: Scalars['String']['output'];
  /** Street; null if the code covers several. */
  street?: Maybe<Scalars['String']['output']>;
};
