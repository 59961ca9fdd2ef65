import { Prisma } from '../../generated/prisma/client.ts'

/** Condition on `businesses b`: a draft written by a source run, which the dashboard does not count (sources). */
export const isSourceDraft = Prisma.sql`b.state = 'DRAFT' AND EXISTS (
  SELECT 1 FROM source_records s WHERE s.business_id = b.id AND s.act_key IS NOT NULL)`
