/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../ask/schema-types.generated.ts';

import { useLoaded } from '../../ask/use-loaded.ts'
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
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

export type SubmissionQueryVariables = Exact<{
  token: string;
}>;


export type SubmissionQuery = { submissionStatus: { receivedAt: string, businessName: string | null, businessSlug: string | null, hasEmail: boolean, isConfirmed: boolean, isWaiting: boolean, proposals: Array<{ topic: Types.ProposalTopic, state: Types.ProposalState, decidedAt: string | null, reason: string | null, protocol: string | null, dueOn: string | null, canAppeal: boolean }> } | null };

export type AppealRemovalMutationVariables = Exact<{
  token: string;
  note: string;
}>;


export type AppealRemovalMutation = { appealRemoval: { isWaiting: boolean } };

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

export const SubmissionDocument = new TypedDocumentString(`
    query Submission($token: String!) {
  submissionStatus(token: $token) {
    receivedAt
    businessName
    businessSlug
    hasEmail
    isConfirmed
    isWaiting
    proposals {
      topic
      state
      decidedAt
      reason
      protocol
      dueOn
      canAppeal
    }
  }
}
    `) as unknown as TypedDocumentString<SubmissionQuery, SubmissionQueryVariables>;
export const AppealRemovalDocument = new TypedDocumentString(`
    mutation AppealRemoval($token: String!, $note: String!) {
  appealRemoval(token: $token, note: $note) {
    isWaiting
  }
}
    `) as unknown as TypedDocumentString<AppealRemovalMutation, AppealRemovalMutationVariables>;

export const useSubmission = () => useLoaded<SubmissionQuery>('Submission')