import type { Page } from '@playwright/test'

/** The main thread's work for each frame, in milliseconds. */
export type Frames = number[]

/** What a trace says about an event. Times are in microseconds. */
interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  dur?: number
  /** The time that the thread worked, without the time it waited for the graphics process. */
  tdur?: number
}

/**
 * Traces a page on a slowed-down processor, and returns the main thread's work between each animation frame and the next. Work is the time on
 * the processor: without a graphics card, the thread also waits for the process that draws in software, which families' devices don't do.
 */
export async function measureFrames(page: Page, slowdown: number, act: () => Promise<void>): Promise<Frames> {
  const session = await page.context().newCDPSession(page)
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => {
    for (const event of value) if (isTraceEvent(event)) events.push(event)
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  })
  await act()
  const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve))
  await session.send('Tracing.end')
  await complete
  return workPerFrame(events)
}

function isTraceEvent(value: object): value is TraceEvent {
  return 'name' in value && 'ts' in value && 'pid' in value && 'tid' in value
}

function workPerFrame(events: TraceEvent[]): Frames {
  const frames = events.filter(({ name }) => name === 'FireAnimationFrame').sort((one, other) => one.ts - other.ts)
  const [first] = frames
  if (!first) return []
  const onMainThread = ({ pid, tid }: TraceEvent) => pid === first.pid && tid === first.tid
  const tasks = events.filter((event) => event.name === 'ThreadControllerImpl::RunTask' && onMainThread(event))
  const starts = frames.filter(onMainThread).map(({ ts }) => ts)
  return starts.slice(0, -1).map((start, index) => {
    const end = starts[index + 1] ?? start
    const inFrame = tasks.filter(({ ts }) => ts >= start && ts < end)
    const work = inFrame.reduce((sum, { tdur = 0 }) => sum + tdur, 0)
    return work / 1000
  })
}
