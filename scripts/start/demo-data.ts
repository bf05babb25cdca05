import type { Progress } from './progress'
import type { Stack } from './stack'

const work = 'Adding the demo data'

/** Fills an empty embedded database with the demo data. Stops the stack when that fails. [LIFE-005] */
export async function fillDemoData(stack: Stack, progress: Progress): Promise<void> {
  const errors: string[] = []
  const isFilled = await stack.run('seed', [...stack.seed, '--if-empty'], {
    onOutput(text) {
      const share = /(\d+ %)\s*$/.exec(text)?.[1]
      if (share) progress.show(work, share)
      else errors.push(text)
    },
  })
  progress.end(work)
  if (isFilled || stack.isStopping) return
  console.error(errors.join(''))
  await stack.stop(1)
}
