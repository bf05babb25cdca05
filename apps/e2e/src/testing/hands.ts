import { expect, type Locator, type Page } from '@playwright/test'

/** How a person works a page. */
export interface Hands {
  /** Presses a button or a link. */
  press(target: Locator): Promise<void>
  /** Chooses a radio or ticks a box. */
  pick(target: Locator): Promise<void>
  /** Types into a field, in place of what stands there. */
  type(target: Locator, text: string): Promise<void>
}

/** Presses the card of a choice, which hides the input that it labels. */
export async function pick(choice: Locator): Promise<void> {
  if (await choice.isChecked()) return
  await choice.locator('xpath=ancestor::label').click()
  await expect(choice).toBeChecked()
}

/** A mouse, or a finger. */
export const pointer: Hands = {
  press: (target) => target.click(),
  pick,
  type: (target, text) => target.fill(text),
}

/** The keyboard alone: Tab, arrows, Space and Enter. */
export function keyboard(page: Page): Hands {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Eighty presses of Tab never reached ${String(target)}`)
  }
  return {
    async press(target) {
      await reach(target)
      await page.keyboard.press('Enter')
    },
    async pick(target) {
      await expect(target).toBeAttached()
      const group = target.page().locator(`input[name="${await target.getAttribute('name')}"]`)
      const isInGroup = () => group.evaluateAll((inputs) => inputs.some((input) => input === document.activeElement))
      for (let presses = 0; presses < 80 && !(await isInGroup()); presses += 1) await page.keyboard.press('Tab')
      const isRadio = (await target.getAttribute('type')) === 'radio'
      for (let presses = 0; presses < 30 && !(await isFocused(target)); presses += 1) {
        await page.keyboard.press(isRadio ? 'ArrowDown' : 'Tab')
      }
      if (!(await target.isChecked())) await page.keyboard.press('Space')
      await expect(target).toBeChecked()
    },
    async type(target, text) {
      await reach(target)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}
