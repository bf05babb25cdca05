import { Breadcrumbs, ButtonLink, Container, EmptyState, Heading, Notice, Stack, Text } from '@pkg/ui'
import { CostCalculator } from './calculator/CostCalculator'
import { MovingChecklist } from './checklists/MovingChecklist'
import { checklistTexts } from './checklists/texts'
import { TourChecklist } from './checklists/TourChecklist'
import type { ToolPageView } from './load-tool.server'
import { QuizTool } from './quiz/QuizTool'
import { MoneyRunway } from './runway/MoneyRunway'
import type { SavedTool } from './SaveTool'
import { toolsTexts as words } from './texts'
import { toolsPath } from './tool-links'
import * as styles from './ToolPage.css'
import type { ToolView } from './tool-view'

interface ToolPageProps extends ToolPageView {
  /** What the person saved, on the page of their own. */
  saved?: SavedTool
  /** Whether the last form saved answers. */
  isJustSaved?: boolean
}

/** A tool, empty for everyone, or with a family's own answers. [ROUTE-013] */
export function ToolPage({ title, summary, view, saved, isJustSaved = false }: ToolPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <div className={styles.onScreen}>
          <Breadcrumbs
            items={[{ label: words.home, href: '/' }, { label: words.title, href: toolsPath }, { label: title }]}
          />
        </div>
        <Stack gap={8}>
          <Heading level={1}>{title}</Heading>
          <Text size="lead" measured>
            {summary}
          </Text>
        </Stack>
        {isJustSaved && <Notice tone="positive" title={words.save.done} role="status" />}
        <Tool view={view} saved={saved} />
      </div>
    </Container>
  )
}

function Tool({ view, saved }: { view: ToolView; saved: SavedTool | undefined }) {
  switch (view.tool) {
    case 'care-quiz':
      return <QuizTool view={view} saved={saved} />
    case 'cost-calculator':
      return <CostCalculator view={view} saved={saved} />
    case 'money-runway':
      return <MoneyRunway view={view} saved={saved} />
    case 'tour-checklist':
      return view.sections.length === 0 ? <NoChecklist /> : <TourChecklist view={view} saved={saved} />
    case 'moving-checklist':
      return view.sections.length === 0 ? <NoChecklist /> : <MovingChecklist view={view} saved={saved} />
  }
}

function NoChecklist() {
  return (
    <EmptyState title={checklistTexts.missing} action={<ButtonLink href={toolsPath}>{words.title}</ButtonLink>}>
      {words.lead}
    </EmptyState>
  )
}
