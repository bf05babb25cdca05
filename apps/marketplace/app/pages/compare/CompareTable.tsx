import { careLabel, tileWidths } from '@pkg/domain'
import { Badge, BareLink, ButtonLink, checkIcon, TextLink, VisuallyHidden } from '@pkg/ui'
import { CommunityPicture } from '~/features/photos'
import { familySharingTexts, useRelatives } from '~/features/family-sharing'
import { useOwnRows } from '~/features/several-questions'
import { StayLine } from '~/features/stay'
import { newQuestionPath } from '~/site/links/question-links'
import { comparePath, type CompareView } from '~/site/links/compare-links'
import type { CompareCell, CompareRow } from './compare-row'
import * as styles from './compare.css'
import { familyRows } from './family-rows'
import type { ComparedTile, Comparison } from './load-comparison.server'
import { compareTexts as words } from './texts'

/**
 * The table of a comparison. On a phone, each label is above its values, and the columns scroll within the table. The roles are explicit, because
 * browsers drop those of a table that is laid out as a grid. The page is the same for everyone, so only scripts add what the family says.
 * [TRUST-013, TRUST-014]
 */
export function CompareTable({ comparison, view }: { comparison: Comparison; view: CompareView }) {
  const { communities, groups } = comparison
  const family = familyRows(
    useRelatives(),
    communities.map(({ id }) => id),
  )
  const own = useOwnRows(communities.map(({ id }) => id))
  return (
    <div className={styles.scroller} role="region" aria-label={words.table} tabIndex={0}>
      <table className={styles.table} role="table" data-columns={communities.length}>
        <thead role="rowgroup">
          <tr role="row" className={styles.row}>
            <td role="cell" className={styles.corner} />
            {communities.map((community) => (
              <ColumnHead key={community.id} community={community} communities={communities} view={view} />
            ))}
          </tr>
        </thead>
        {groups.map(({ group, rows }) => (
          <tbody key={group} role="rowgroup">
            <GroupHead title={words.groups[group]} columns={communities.length} />
            {rows.length === 0 && (
              <tr role="row" className={styles.row}>
                <td role="cell" colSpan={communities.length + 1} className={styles.alike}>
                  {words.alike}
                </td>
              </tr>
            )}
            {rows.map((row) => (
              <Row key={row.id} row={row} communities={communities} />
            ))}
            {group === 'cost' && <StayRow communities={communities} />}
          </tbody>
        ))}
        {family.length > 0 && (
          <tbody role="rowgroup">
            <GroupHead title={familySharingTexts.own.label} columns={communities.length} />
            {family.map((row) => (
              <Row key={row.id} row={row} communities={communities} />
            ))}
          </tbody>
        )}
        {own && own.rows.length > 0 && (
          <tbody role="rowgroup">
            <GroupHead title={own.title} columns={communities.length} />
            {own.rows.map(({ id, label, href, cells }) => (
              <Row
                key={id}
                row={{ id: 'own-question', label, cells: cells.map((text) => ({ text })) }}
                communities={communities}
                link={{ href, label: own.open }}
              />
            ))}
          </tbody>
        )}
        <tbody role="rowgroup" className={styles.printOnly}>
          <GroupHead title={words.print.title} columns={communities.length} />
          {words.print.rows.map((label) => (
            <tr key={label} role="row">
              <th scope="row" role="rowheader" className={styles.label}>
                {label}
              </th>
              {communities.map(({ id }) => (
                <td key={id} role="cell" className={styles.blank} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ColumnHead({
  community: { id, name, url, images, care, addressString },
  communities,
  view,
}: {
  community: ComparedTile
  communities: readonly ComparedTile[]
  view: CompareView
}) {
  const [image] = images
  const others = communities.flatMap((other) => (other.id === id ? [] : [other.id]))
  return (
    <th scope="col" role="columnheader" className={styles.column}>
      {image && (
        <CommunityPicture
          image={image}
          alt=""
          className={styles.picture}
          shownWidth={320}
          widths={tileWidths}
          sizes="(min-width: 728px) 20vw, 50vw"
        />
      )}
      <BareLink href={url} className={styles.name}>
        {name}
      </BareLink>
      <span className={styles.detail}>{care.map(careLabel).join(', ')}</span>
      <span className={styles.printDetail}>{addressString}</span>
      <span className={styles.screenOnly}>
        <ButtonLink href={comparePath(others, view)} size="small" variant="quiet">
          {words.remove}
          <VisuallyHidden>{words.removeName(name)}</VisuallyHidden>
        </ButtonLink>
      </span>
    </th>
  )
}

function GroupHead({ title, columns }: { title: string; columns: number }) {
  return (
    <tr role="row" className={styles.row}>
      <th scope="rowgroup" role="rowheader" colSpan={columns + 1} className={styles.group}>
        <span className={styles.pinned}>{title}</span>
      </th>
    </tr>
  )
}

function Row({
  row,
  communities,
  link,
}: {
  row: CompareRow
  communities: readonly ComparedTile[]
  /** Where more about the row is. */
  link?: { href: string; label: string }
}) {
  return (
    <tr role="row" className={styles.row}>
      <th scope="row" role="rowheader" className={styles.label}>
        <span className={styles.pinned}>{row.label}</span>
        {link && (
          <span className={styles.screenOnly}>
            <TextLink href={link.href} standalone>
              {link.label}
            </TextLink>
          </span>
        )}
      </th>
      {communities.map((community, index) => (
        <td key={community.id} role="cell" className={styles.cell} data-row={row.id}>
          <Cell cell={row.cells[index] ?? {}} row={row.label} community={community} />
        </td>
      ))}
    </tr>
  )
}

/** How long the money lasts at each community. Only a browser with a plan shows it, from the first frame on. [FIND-023] */
const StayRow = ({ communities }: { communities: readonly ComparedTile[] }) => (
  <tr role="row" className={styles.stayRow}>
    <th scope="row" role="rowheader" className={styles.label}>
      <span className={styles.pinned}>{words.stay}</span>
    </th>
    {communities.map(({ id, price, medicaid }) => (
      <td key={id} role="cell" className={styles.cell}>
        <StayLine price={price} medicaid={medicaid} />
      </td>
    ))}
  </tr>
)

function Cell({
  cell: { text, best },
  row,
  community: { id, name },
}: {
  cell: CompareCell
  row: string
  community: ComparedTile
}) {
  if (text === undefined) {
    return (
      <span className={styles.unknown}>
        <TextLink href={newQuestionPath(id)} tone="text">
          {words.unknown}
          <span className={styles.screenOnly}>{words.ask}</span>
          <VisuallyHidden>{words.askAbout(row, name)}</VisuallyHidden>
        </TextLink>
      </span>
    )
  }
  return (
    <>
      <span className={best ? styles.strong : undefined}>{text}</span>
      {best && (
        <>
          {' '}
          <Badge tone="positive" icon={checkIcon}>
            {best}
          </Badge>
        </>
      )}
    </>
  )
}
