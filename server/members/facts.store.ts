import { and, asc, eq, inArray, isNull, notInArray, sql } from 'drizzle-orm'
import type { UnixSeconds } from '../../src/core/kit/dates'
import { countedAllergies } from '../../src/core/members/facts.rules'
import type { FactKind, KnownFacts, PatientFacts, StatedFact, StatedFacts } from '../../src/core/members/members'
import type { Database } from '../kit/handlers'
import { newId } from '../kit/ids'
import { memberFacts, memberStatements } from './facts.tables'

const { kind, name, statedAt, withdrawnAt, refutedAt } = memberStatements
const { allergies, conditions, egfr } = memberFacts

const NOTHING_ASKED: PatientFacts = { allergies: null, conditions: null, egfr: null }

const isCounted = (memberId: string) =>
  and(eq(memberStatements.memberId, memberId), isNull(withdrawnAt), isNull(refutedAt))

const statementsOf = (db: Database, memberId: string): Promise<StatedFact[]> =>
  db
    .select({ kind, name, at: statedAt })
    .from(memberStatements)
    .where(isCounted(memberId))
    .orderBy(asc(statedAt), asc(name))

/** What doctors wrote of a member, and what the family says beside it. */
export const factsOf = async (db: Database, memberId: string): Promise<KnownFacts> => {
  const [row] = await db
    .select({ allergies, conditions, egfr })
    .from(memberFacts)
    .where(eq(memberFacts.memberId, memberId))
  return { ...(row ?? NOTHING_ASKED), stated: await statementsOf(db, memberId) }
}

/** What each of several members is allergic to, whoever says so; who was not asked about is not in it. */
export const allergiesOf = async (
  db: Database,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> => {
  const ids = [...new Set(memberIds)]
  if (ids.length === 0) return new Map()
  const written = await db
    .select({ memberId: memberFacts.memberId, allergies })
    .from(memberFacts)
    .where(inArray(memberFacts.memberId, ids))
  const stated = await db
    .select({ memberId: memberStatements.memberId, kind, name, at: statedAt })
    .from(memberStatements)
    .where(and(inArray(memberStatements.memberId, ids), eq(kind, 'allergy'), isNull(withdrawnAt), isNull(refutedAt)))
    .orderBy(asc(statedAt), asc(name))
  return new Map(
    ids.flatMap((id) => {
      const counted = countedAllergies({
        allergies: written.find(({ memberId }) => memberId === id)?.allergies ?? null,
        stated: stated.filter(({ memberId }) => memberId === id),
      })
      return counted === null ? [] : [[id, counted] as const]
    }),
  )
}

/** Who writes about a member, and when. */
interface Writing {
  readonly memberId: string
  readonly by: string
  readonly now: UnixSeconds
}

const folded = (names: readonly string[]): string[] => names.map((each) => each.toLowerCase())

/** Writes what a doctor knows of a member; allergies that the family says and the doctor refutes count no more. */
export const writeFacts = async (
  db: Database,
  facts: PatientFacts,
  refuted: readonly string[],
  { memberId, by, now }: Writing,
): Promise<void> => {
  const row = { ...facts, changedAt: now, changedBy: by }
  await db
    .insert(memberFacts)
    .values({ memberId, ...row })
    .onConflictDoUpdate({ target: memberFacts.memberId, set: row })
  if (refuted.length > 0)
    await db
      .update(memberStatements)
      .set({ refutedAt: now, refutedBy: by })
      .where(and(isCounted(memberId), eq(kind, 'allergy'), inArray(sql`lower(${name})`, folded(refuted))))
}

/** Names of one kind as they are to be, and those that stood there while they were written; null where that is not known. */
interface Stating {
  readonly names: readonly string[]
  readonly seen: readonly string[] | null
}

const stateKind = async (
  db: Database,
  of: FactKind,
  { names, seen }: Stating,
  { memberId, by, now }: Writing,
): Promise<void> => {
  const kept = folded(names)
  const known = seen && folded(seen)
  const left = known?.filter((each) => !kept.includes(each))
  const isOther = kept.length === 0 ? undefined : notInArray(sql`lower(${name})`, kept)
  if (left?.length !== 0)
    await db
      .update(memberStatements)
      .set({ withdrawnAt: now })
      .where(and(isCounted(memberId), eq(kind, of), left ? inArray(sql`lower(${name})`, left) : isOther))
  const added = names.filter((each) => known?.includes(each.toLowerCase()) !== true)
  if (added.length === 0) return
  await db
    .insert(memberStatements)
    .values(added.map((each) => ({ id: newId(), memberId, kind: of, name: each, statedBy: by, statedAt: now })))
    .onConflictDoNothing()
}

/**
 * Makes what the family says of a member what is given: what is not in it is withdrawn, what stays keeps its date. Where
 * it is known what was `seen`, only the difference is written: what somebody else said or refuted meanwhile stays so.
 */
export const stateFacts = async (
  db: Database,
  stated: StatedFacts,
  seen: StatedFacts | null,
  writing: Writing,
): Promise<void> => {
  const of = (list: keyof StatedFacts): Stating => ({ names: stated[list], seen: seen && seen[list] })
  await stateKind(db, 'allergy', of('allergies'), writing)
  await stateKind(db, 'condition', of('conditions'), writing)
  await stateKind(db, 'medicine', of('medicines'), writing)
}
