import { Text, TextLink } from '@pkg/ui'
import { DueTime, TaskForm } from '~/features/tasks'
import { homeTexts, StageCounts } from '~/features/homes'
import { absentTexts } from '~/site/texts'
import { DayPart } from './DayPart'
import type { HomesToday } from './load-homes.server'
import type { Part } from '~/site/server/part'
import * as styles from './Today.css'

const words = homeTexts

/** A real estate agent's tasks of the day, each done with one press, and the homes by stage. [AGENT-006, WORK-001] */
export function HomesPart({ part }: { part: Part<HomesToday> }) {
  return (
    <DayPart title={words.upcoming} part={part} count={({ tasks }) => tasks.length} staysEmpty>
      {({ tasks, counts }) => (
        <>
          {tasks.length === 0 && <Text size="small">{words.noUpcoming}</Text>}
          <ul className={styles.lines}>
            {tasks.map((task) => (
              <li key={task.id} className={styles.line}>
                <span className={styles.lineTop}>
                  <span>{task.title}</span>
                  <TaskForm task={task} />
                </span>
                <DueTime due={task.due} />
                {task.href && (
                  <TextLink href={task.href} standalone>
                    {task.familyName ?? absentTexts.name}
                  </TextLink>
                )}
              </li>
            ))}
          </ul>
          <StageCounts counts={counts} />
        </>
      )}
    </DayPart>
  )
}
