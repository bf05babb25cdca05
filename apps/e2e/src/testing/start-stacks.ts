import type { FullConfig } from '@playwright/test'
import { portsOfWorker } from './ports'
import { savedCatalog } from './saved-catalog'
import { startStack } from './stack'

/**
 * Starts a stack for each worker before the tests and stops it after them. A worker is replaced after each project and each failure, so it can't start the
 * stack itself. [LIFE-010]
 */
export default async function startStacks({ workers }: FullConfig): Promise<() => Promise<void>> {
  const stacks = await Promise.all(
    Array.from({ length: workers }, (_, index) => startStack({ ports: portsOfWorker(index), data: savedCatalog })),
  )
  return async () => {
    await Promise.all(stacks.map((stack) => stack.end()))
  }
}
