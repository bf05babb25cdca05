import { Badge, Heading, Notice, Skeleton, Stack, Text, TextLink } from '@pkg/ui'
import { useFetcher, useLoaderData } from '@remix-run/react'
import { type ReactNode, useEffect, useState } from 'react'
import { CallBar, type FamilyPreview as Family, familyTexts, type LoadedPreview, shareTexts } from '~/features/families'
import { DueTime, tasksTexts } from '~/features/tasks'
import { Time } from '~/parts/Time/Time'
import { previewTexts } from './texts'
import * as styles from './FamilyPreview.css'
import { PreviewNote, usePreviewNote } from './PreviewNote'

const words = previewTexts

/** A family next to the list: what comes next, when and how to reach it, who has its information, and what happened last. [DASH-003, WORK-006] */
export function FamilyPreview({ id }: { id: string }) {
  const { load, data: loaded } = useFetcher<LoadedPreview>()
  const data = useLastUp(loaded)
  const note = usePreviewNote()
  // New data of the list means that something may have changed.
  const list = useLoaderData()
  useEffect(() => load(`/families/${id}/preview`), [id, list, load])
  if (data?.id !== id) return <Waiting />
  const { family } = data
  if (!family) return <Text size="small">{data.isDown ? words.down : words.missing}</Text>
  return (
    <Stack gap={20}>
      <div>
        <Heading level={2} look="h3">
          {family.title}
        </Heading>
        {family.about && <Text size="small">{family.about}</Text>}
        <div className={styles.badges}>
          {family.badges.map(({ label, tone }) => (
            <Badge key={label} {...(tone ? { tone } : {})}>
              {label}
            </Badge>
          ))}
        </div>
      </div>
      {family.isOffered && (
        <Notice tone="info" title={words.offered}>
          {words.offeredHelp}
        </Notice>
      )}
      <Reach family={family} />
      <NextSteps tasks={family.tasks} />
      <Communities communities={family.communities} />
      <SharedWith sharedWith={family.sharedWith} />
      <Latest latest={family.latest} />
      {!family.isOffered && <PreviewNote key={id} familyId={id} note={note} />}
    </Stack>
  )
}

/** Returns what was loaded. A family that can't be loaded again stays as it was, and so does the note that is being written. */
function useLastUp(loaded: LoadedPreview | undefined): LoadedPreview | undefined {
  const [last, setLast] = useState(loaded)
  if (loaded && !loaded.isDown && loaded !== last) setLast(loaded)
  return loaded?.isDown && last?.id === loaded.id ? last : loaded
}

function Waiting() {
  return (
    <div role="status" aria-label={words.loading}>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  )
}

function Reach({ family: { id, reach, isOffered } }: { family: Family }) {
  if (isOffered) return null
  return (
    <Part title={familyTexts.reach}>
      {reach.calls && <CallBar calls={reach.calls} />}
      <Text size="small">{reach.contact ?? familyTexts.noContact}</Text>
      {reach.contact && (
        <TextLink href={`/families/${id}`} standalone>
          {words.contact}
        </TextLink>
      )}
    </Part>
  )
}

function NextSteps({ tasks }: Pick<Family, 'tasks'>) {
  return (
    <Part title={words.tasks}>
      {tasks.length === 0 && <Text size="small">{tasksTexts.noTasks}</Text>}
      {tasks.length > 0 && (
        <ul className={styles.lines}>
          {tasks.map(({ id, title, due }) => (
            <li key={id} className={styles.line}>
              {title}
              <DueTime due={due} />
            </li>
          ))}
        </ul>
      )}
    </Part>
  )
}

function Communities({ communities }: Pick<Family, 'communities'>) {
  return (
    <Part title={familyTexts.communities}>
      {communities.length === 0 && <Text size="small">{familyTexts.noCommunities}</Text>}
      <ul className={styles.lines}>
        {communities.map(({ id, name, status, cost }) => (
          <li key={id} className={styles.line}>
            <span>
              {name} <Badge>{status}</Badge>
            </span>
            {cost && (
              <span>
                <strong>{cost.likely}</strong> {cost.about}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Part>
  )
}

function SharedWith({ sharedWith }: Pick<Family, 'sharedWith'>) {
  if (sharedWith.length === 0) return null
  return (
    <Part title={shareTexts.who}>
      <ul className={styles.lines}>
        {sharedWith.map(({ id, name, status, at }) => (
          <li key={id} className={styles.line}>
            <span>
              {name} <Badge tone={status.tone}>{status.label}</Badge>
            </span>
            <Time moment={at} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Latest({ latest }: Pick<Family, 'latest'>) {
  if (latest.length === 0) return null
  return (
    <Part title={words.latest}>
      <ul className={styles.lines}>
        {latest.map(({ id, title, lines, at }) => (
          <li key={id} className={styles.event}>
            <span className={styles.line}>
              <strong>{title}</strong>
              <Time moment={at} />
            </span>
            {lines[0] !== undefined && <span className={styles.detail}>{lines[0]}</span>}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Stack as="section" gap={8}>
    <Heading level={3} look="label">
      {title}
    </Heading>
    {children}
  </Stack>
)
