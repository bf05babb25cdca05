import { describe, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { settle } from '../machines/wizard.test.kit'
import { formProgress, multiStepFormMachine, type FormInput } from './multi-step-form.machine'
import { loadFormValues, persistFormValues } from './persist-form-values'

const steps = [{ name: 'who' }, { name: 'where' }, { name: 'when' }] as const

function start(input: Partial<FormInput> = {}) {
  const onSubmit = vi.fn(async () => undefined)
  const actor = createActor(multiStepFormMachine, { input: { steps, onSubmit, ...input } }).start()
  const submit = async (values: Record<string, unknown> = {}) => {
    actor.send({ type: 'submit', values })
    await settle()
  }
  return { actor, submit, onSubmit, context: () => actor.getSnapshot().context }
}

describe('moving through a form', () => {
  test('starts on its first page and knows its steps by name [FORM-001, FORM-002, FORM-003]', () => {
    const form = start({ values: { who: 'Ann' } })
    expect(form.context()).toMatchObject({
      page: 0,
      values: { who: 'Ann' },
      status: 'started',
      path: [0],
      indexes: { who: 0, where: 1, when: 2 },
    })
    expect(formProgress(form.context())).toEqual({ position: 0, max: 2 })
  })

  test('submitting a step saves its values and advances one step, never past the last [FORM-004, FORM-005]', async () => {
    const form = start()
    await form.submit({ who: 'Ann' })
    expect(form.context()).toMatchObject({ page: 1, path: [0, 1], values: { who: 'Ann' }, status: 'started' })
    await form.submit({ where: 'Boise' })
    expect(formProgress(form.context())).toEqual({ position: 2, max: 2 })
    expect(form.onSubmit).not.toHaveBeenCalled()
    await form.submit({ when: 'soon' })
    expect(form.onSubmit).toHaveBeenCalledExactlyOnceWith({ who: 'Ann', where: 'Boise', when: 'soon' })
    expect(form.context()).toMatchObject({ page: 2, status: 'done' })
    await form.submit()
    expect(form.onSubmit).toHaveBeenCalledOnce()
  })

  test('back returns along the path to the first step and keeps values [FORM-006]', async () => {
    const form = start()
    await form.submit({ who: 'Ann' })
    await form.submit()
    form.actor.send({ type: 'back' })
    expect(form.context()).toMatchObject({ page: 1, path: [0, 1], values: { who: 'Ann' } })
    form.actor.send({ type: 'back' })
    form.actor.send({ type: 'back' })
    expect(form.context()).toMatchObject({ page: 0, path: [0] })
  })

  test("jumping back removes what came after, and an unvisited step can't be jumped to [FORM-007]", async () => {
    const form = start()
    await form.submit()
    form.actor.send({ type: 'jump', step: 'when' })
    form.actor.send({ type: 'jump', step: 'nowhere' })
    expect(form.context()).toMatchObject({ page: 1, path: [0, 1] })
    await form.submit()
    form.actor.send({ type: 'jump', step: 'who' })
    expect(form.context()).toMatchObject({ page: 0, path: [0] })
  })

  test('reset restores the initial state [FORM-008]', async () => {
    const form = start({ values: { who: 'Ann' } })
    const before = form.context()
    await form.submit({ who: 'Lee', where: 'Boise' })
    form.actor.send({ type: 'reset' })
    expect(form.context()).toEqual(before)
  })
})

describe('submitting a form', () => {
  test('is submitting until the handler finishes [FORM-003, FORM-004, FORM-011]', async () => {
    let finish: () => void = () => undefined
    const form = start({
      steps: [{ name: 'only' }],
      onSubmit: () => new Promise<void>((resolve) => (finish = resolve)),
    })
    await form.submit()
    expect(form.context().status).toBe('submitting')
    finish()
    await settle()
    expect(form.context().status).toBe('done')
  })

  test('a failing handler leads to error, and retry returns to started without losing anything [FORM-010]', async () => {
    const onSubmit = vi.fn(async () => undefined).mockRejectedValueOnce(new Error('down'))
    const form = start({ steps: [{ name: 'only' }], onSubmit })
    await form.submit({ who: 'Ann' })
    expect(form.context().status).toBe('error')
    form.actor.send({ type: 'retry' })
    expect(form.context()).toMatchObject({ status: 'started', values: { who: 'Ann' } })
    await form.submit()
    expect(form.context().status).toBe('done')
  })
})

describe('validating a step', () => {
  const checked = (validate: (values: Record<string, unknown>) => Record<string, string>) =>
    start({ steps: [{ name: 'who', validate: async (values) => validate(values) }, { name: 'where' }] })

  test('a failed validation keeps the person on the step until it passes [FORM-003, FORM-012, VAL-018, VAL-019]', async () => {
    const form = checked(({ who }) => (who ? {} : { who: 'Required' }))
    form.actor.send({ type: 'submit' })
    expect(form.context().status).toBe('pending')
    await settle()
    expect(form.context()).toMatchObject({ page: 0, status: 'started', errors: { who: 'Required' } })
    form.actor.send({ type: 'change', values: { who: 'A' } })
    expect(form.context().errors).toEqual({})
    await form.submit()
    expect(form.context()).toMatchObject({ page: 1, errors: {} })
  })

  test('a step without validation always advances [FORM-012]', async () => {
    const form = start()
    await form.submit({ who: '' })
    expect(form.context().page).toBe(1)
  })

  test('typing during validation shows the step again [FORM-003]', async () => {
    const form = checked(() => ({}))
    form.actor.send({ type: 'submit' })
    form.actor.send({ type: 'change', values: { who: 'Annie' } })
    await settle()
    expect(form.context()).toMatchObject({ page: 0, status: 'started', values: { who: 'Annie' } })
  })
})

describe('saving values', () => {
  const storage = (entries: Record<string, string> = {}) => {
    const stored = new Map(Object.entries(entries))
    return {
      stored,
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
    }
  }

  test('saves values under a key, but not without one [FORM-009]', async () => {
    const place = storage()
    const form = start()
    const stop = persistFormValues(form.actor, 'tour', place)
    persistFormValues(form.actor, undefined, place)
    await form.submit({ who: 'Ann' })
    expect([...place.stored]).toEqual([['tour', '{"who":"Ann"}']])
    expect(loadFormValues('tour', place)).toEqual({ who: 'Ann' })
    expect(loadFormValues(undefined, place)).toEqual({})
    stop()
    await form.submit({ who: 'Lee' })
    expect(loadFormValues('tour', place)).toEqual({ who: 'Ann' })
  })

  test.each(['[]', '{', 'null', '7'])("ignores stored text that isn't a record of values, %s [FORM-009]", (json) => {
    expect(loadFormValues('tour', storage({ tour: json }))).toEqual({})
  })

  test('keeps working when storage is blocked [FORM-009]', async () => {
    const throwError = () => {
      throw new Error('SecurityError')
    }
    const form = start()
    persistFormValues(form.actor, 'tour', { getItem: throwError, setItem: throwError })
    await form.submit({ who: 'Ann' })
    expect(form.context().page).toBe(1)
    expect(loadFormValues('tour', { getItem: throwError, setItem: throwError })).toEqual({})
  })
})
