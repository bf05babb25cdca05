import { expect, type Locator, type Page } from '@playwright/test'

/** A way to use a page: with a pointer, or with the keyboard. */
export interface InputDriver {
  /** Activates a button or a link. */
  press(target: Locator): Promise<void>
  /** Checks a radio button or a checkbox. */
  pick(target: Locator): Promise<void>
  /** Replaces the text of a field. */
  type(target: Locator, text: string): Promise<void>
}

/** Clicks the card of a choice. Its input is hidden. */
export async function pick(choice: Locator): Promise<void> {
  if (await choice.isChecked()) return
  await choice.locator('xpath=ancestor::label').click()
  await expect(choice).toBeChecked()
}

/** Uses a page with a mouse or a finger. */
export const pointer: InputDriver = {
  press: (target) => target.click(),
  pick,
  type: (target, text) => target.fill(text),
}

/** Uses a page only with Tab, the arrow keys, Space, and Enter. */
export function keyboard(page: Page): InputDriver {
  const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)
  const reach = async (target: Locator) => {
    await expect(target).toBeVisible()
    for (let presses = 0; presses < 80; presses += 1) {
      if (await isFocused(target)) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Could not reach ${String(target)} with 80 presses of Tab`)
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
