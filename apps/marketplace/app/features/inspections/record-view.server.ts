import { type Community, type FindingKind, type InspectionRecord, isDemo, stateByCode } from '@pkg/domain'
import { deficienciesBlock, ownerBlock, penaltiesBlock } from './enforcement-blocks.server'
import { findingsBlock } from './finding-block.server'
import { findingTexts } from './finding-texts'
import { block, gap } from './record-block.server'
import { recordTexts as words } from './record-texts'
import type { RecordBlock, RecordView } from './record-view'
import { hoursBlock, turnoverBlock } from './staff-blocks.server'

/** The source whose homes Medicare publishes staff, penalties, and deficiencies of. */
const nursingHomes = 'cms'

/** Returns what public records say about a community and what they don’t, in words, with the questions for a tour. [FIND-012, FIND-024, TRUTH-013] */
export function recordView(community: Community): RecordView {
  const { staffing, enforcement, deficiencies, source, name } = community
  const isPublished = staffing !== undefined || enforcement !== undefined || deficiencies !== undefined
  const findings = shownFindings(community)
  const known = {
    ...(findings && { findings: findingsBlock(findings) }),
    ...(!findings && !isPublished && { missing: missingText(community) }),
  }
  if (source !== nursingHomes && !isPublished) return { ...known, blocks: [unpublishedBlock(community)] }
  const state = stateName(community)
  const staff = { staffing, medians: community.staffingMedians ?? [], state, capacity: community.capacity }
  return {
    ...known,
    intro: words.intro(name),
    blocks: [
      hoursBlock(staff),
      turnoverBlock(staff),
      ...(enforcement
        ? [penaltiesBlock(enforcement), ownerBlock(enforcement)]
        : [
            block(words.penalties, {
              questions: [gap(words.missing.enforcement, 'ask-fines'), gap(words.missing.owner, 'ask-owner')],
            }),
          ]),
      deficienciesBlock(enforcement, deficiencies),
    ],
  }
}

/** Penalties with their dates replace the counts of another file that isn’t newer. */
const counted: readonly FindingKind[] = ['fines', 'fine-total', 'payment-denials']

function shownFindings({ inspections, enforcement }: Community): InspectionRecord | undefined {
  if (!inspections || !enforcement) return inspections
  // A record of a year isn’t older than one of a month in it.
  const isOlder = enforcement.asOf < inspections.asOf.slice(0, enforcement.asOf.length)
  if (enforcement.fines === undefined || isOlder) return inspections
  const findings = inspections.findings.filter(({ kind }) => !counted.includes(kind))
  return findings.length > 0 ? { ...inspections, findings } : undefined
}

function missingText({ source, medicareStars }: Community): string {
  if (isDemo({ source })) return findingTexts.demo
  return medicareStars ? findingTexts.unknownBehindStars : findingTexts.unknown
}

/** What no record says about assisted living and other care, and about made-up communities. */
const unpublishedBlock = (community: Community): RecordBlock =>
  block(words.unpublished, {
    questions: [
      gap(isDemo(community) ? words.unpublishedDemo : words.unpublishedStaff(stateName(community)), 'ask-aides'),
      gap(words.missing.turnover, 'ask-turnover'),
      ...(community.inspections ? [] : [gap(words.unpublishedReport, 'ask-report')]),
      gap(words.unpublishedOwner, 'ask-owner'),
    ],
  })

const stateName = ({ address }: Community): string => stateByCode(address.state)?.name ?? address.state

/** Returns a community without the records that its page shows in words, so the page isn’t larger than what it shows. [FIND-024] */
export function withoutRecord({
  staffing: _staffing,
  staffingMedians: _medians,
  enforcement: _enforcement,
  deficiencies: _deficiencies,
  inspections: _inspections,
  ...shown
}: Community): Community {
  return shown
}
