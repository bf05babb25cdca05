import { formatMoney, type StayPlan } from '@pkg/domain'
import {
  Breadcrumbs,
  Button,
  ButtonLink,
  EmptyState,
  Heading,
  Notice,
  Stack,
  Text,
  TextLink,
  VisuallyHidden,
} from '@pkg/ui'
import { PageFrame } from '~/parts/page-frame/PageFrame'
import { filterLabel } from '~/features/listing'
import { parsePlan, planKey, stayFilter, StayLine } from '~/features/stay'
import { runwayTexts, toolTexts } from '~/features/tools'
import { opener } from '~/parts/opener/opener.css'
import { useStored } from '~/site/device/use-stored'
import { listingHref } from '~/site/links/filter-parameters'
import { newQuestionPath } from '~/site/links/question-links'
import { toolPath } from '~/site/links/tool-links'
import type { SavedStay } from './load-saved-stays.server'
import { PlanForm, resultsId } from './PlanForm'
import * as styles from './stay-page.css'
import { stayPageTexts as words } from './texts'

const steps = [{ label: toolTexts.home, href: '/' }, { label: toolTexts.title, href: '/tools' }, { label: words.title }]

interface StayPageProps {
  saved: readonly SavedStay[]
  /** The list that the family came from. */
  list: string
}

/** How long the money lasts at each saved community, and what happens then. It prints on a page for the family’s talk. [FIND-023] */
export function StayPage({ saved, list }: StayPageProps) {
  return (
    <PageFrame trail={<Breadcrumbs items={steps} />}>
      <Stack gap={8}>
        <Heading level={1}>{words.title}</Heading>
        <div className={styles.screenOnly}>
          <Text size="lead" measured>
            {words.lead}
          </Text>
        </div>
      </Stack>
      <noscript>
        <Notice tone="caution" title={words.noScript}>
          <p>{words.noScriptDetail}</p>
          <TextLink href={toolPath('money-runway')}>{words.runway}</TextLink>
        </Notice>
      </noscript>
      <div className={styles.columns}>
        <PlanForm />
        <Results saved={saved} list={list} />
      </div>
    </PageFrame>
  )
}

function Results({ saved, list }: StayPageProps) {
  const plan = parsePlan(useStored(planKey))
  return (
    <div className={styles.results}>
      <div id={resultsId} tabIndex={-1} className={styles.target}>
        <Heading level={2}>{words.communities}</Heading>
      </div>
      <div className={styles.plan}>{plan ? <PlanInWords plan={plan} /> : <Text>{words.start}</Text>}</div>
      {saved.length > 0 ? (
        <ul className={styles.list}>
          {saved.map((community) => (
            <Community key={community.id} community={community} />
          ))}
        </ul>
      ) : (
        <EmptyState level={3} title={words.none} action={<ButtonLink href={list}>{words.find}</ButtonLink>}>
          {words.noneDetail}
        </EmptyState>
      )}
      <div className={styles.next}>{plan && <FindStay plan={plan} list={list} />}</div>
      <section className={styles.after}>
        <Stack gap={8}>
          <Heading level={2} look="h3">
            {words.medicaid}
          </Heading>
          <Text measured>{words.medicaidDetail}</Text>
          <Text measured>{runwayTexts.afterStep}</Text>
        </Stack>
      </section>
      <details open>
        <summary className={opener}>{runwayTexts.method}</summary>
        <Text measured>{runwayTexts.methodText}</Text>
      </details>
    </div>
  )
}

function PlanInWords({ plan: { savings, income, increase, years } }: { plan: StayPlan }) {
  return (
    <Stack gap={8}>
      <Text>
        {words.plan(formatMoney(savings), formatMoney(income))} {words.planned(increase, years)}
      </Text>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => window.print()}>
          {toolTexts.print}
        </Button>
      </div>
    </Stack>
  )
}

/** A saved community. Its page says how its price adds up. */
function Community({ community: { id, name, url, place, note, price, medicaid } }: { community: SavedStay }) {
  return (
    <li className={styles.community}>
      <Heading level={3}>
        <TextLink href={url}>{name}</TextLink>
      </Heading>
      <Text size="small">{place}</Text>
      <div className={styles.answer}>
        <StayLine price={price} medicaid={medicaid} />
      </div>
      {note && <Text size="small">{note}</Text>}
      <div className={styles.links}>
        <TextLink href={`${url}#cost`} standalone>
          {words.howPriced}
          <VisuallyHidden>{words.about(name)}</VisuallyHidden>
        </TextLink>
        {!medicaid && (
          <TextLink href={newQuestionPath(id)} standalone>
            {words.ask}
            <VisuallyHidden>{words.about(name)}</VisuallyHidden>
          </TextLink>
        )}
      </div>
    </li>
  )
}

/** The list of communities where someone can stay. Its address has only the price that the browser computed. */
function FindStay({ plan, list }: { plan: StayPlan; list: string }) {
  const [name, value] = stayFilter(plan)
  return (
    <>
      <ButtonLink href={listingHref(list, [[name, value]])} variant="primary">
        {words.findStay}
      </ButtonLink>
      <Text size="small">{words.findStayDetail(filterLabel({ name, value }, 'senior-living'))}</Text>
    </>
  )
}
