import { type Static, Type } from '@sinclair/typebox'
import { paging } from './paging'
import { communitySlug, line, text, stateCode } from './text'

const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })
const slug = Type.String({ pattern: '^[a-z0-9-]{1,80}$' })

/** Filters of the directory of advisors. `filter[city]` is a city's slug, which needs `filter[state]`. [AGENT-001] */
export const AdvisorCardParameters = Type.Object(
  {
    ...paging,
    'filter[region]': Type.Optional(Type.String({ maxLength: 40 })),
    'filter[state]': Type.Optional(stateCode),
    'filter[city]': Type.Optional(slug),
    'filter[language]': Type.Optional(Type.String({ pattern: '^[a-z]{2}$' })),
  },
  { additionalProperties: false },
)
export type AdvisorCardParameters = Static<typeof AdvisorCardParameters>

/** The regions of the directory, which have one page. */
export const AdvisorRegionParameters = Type.Object(paging, { additionalProperties: false })
export type AdvisorRegionParameters = Static<typeof AdvisorRegionParameters>

/** A community that an advisor toured. */
export const NewAdvisorVisit = Type.Object(
  { communityId: communitySlug, visitedOn: day, note: Type.Optional(text(200)) },
  { additionalProperties: false },
)
export type NewAdvisorVisit = Static<typeof NewAdvisorVisit>

/** The communities that an advisor toured. They replace the earlier list. */
export const AdvisorVisitsChange = Type.Object(
  { visits: Type.Array(NewAdvisorVisit, { maxItems: 200 }) },
  { additionalProperties: false },
)
export type AdvisorVisitsChange = Static<typeof AdvisorVisitsChange>

/** What we check about advisors before families meet them. */
export const advisorCheckKinds = ['background', 'training', 'registration', 'insurance'] as const

/** The checks of an advisor. They replace the earlier ones. `detail` is a fact such as a registration number. */
export const AdvisorChecksChange = Type.Object(
  {
    checks: Type.Array(
      Type.Object(
        {
          kind: Type.Union(advisorCheckKinds.map((kind) => Type.Literal(kind))),
          checkedOn: day,
          validUntil: Type.Optional(day),
          detail: Type.Optional(line(80)),
        },
        { additionalProperties: false },
      ),
      { maxItems: advisorCheckKinds.length },
    ),
  },
  { additionalProperties: false },
)
export type AdvisorChecksChange = Static<typeof AdvisorChecksChange>

/** An advisor's portrait. `file` is the content of a JPEG, PNG, WebP, or AVIF. */
export const NewPortrait = Type.Object(
  { file: Type.Unsafe<Uint8Array | Blob>(Type.Unknown({ type: 'string', format: 'binary' })) },
  { additionalProperties: false },
)
export type NewPortrait = Static<typeof NewPortrait>
