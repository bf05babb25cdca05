import {
  conversionFlowMachine,
  disclosureMachine,
  gwizzyMachines,
  multiStepFormMachine,
  postConversionMachine,
  pricingRequestMachine,
} from '@pkg/gwizzy/machines'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { machineChart, wizardChart } from './chart'
import { Statechart } from './Statechart'

/** Every machine, drawn from its own definition. */
export default {
  title: 'Machines/Statecharts',
  component: Statechart,
  play: async ({ canvas, args }) => {
    for (const state of args.chart.states) await expect(canvas.getAllByText(state)[0]).toBeVisible()
  },
} satisfies Meta<typeof Statechart>

type Story = StoryObj<typeof Statechart>

export const Default: Story = {
  args: { title: 'the default schema', chart: wizardChart(gwizzyMachines.default, 'LookingFor') },
}
export const PaidAd: Story = {
  args: { title: 'the paid-ad schema', chart: wizardChart(gwizzyMachines.paidAd, 'UserLocation') },
}
export const ActiveAdult: Story = {
  args: { title: 'the active-adult schema', chart: wizardChart(gwizzyMachines.activeAdult, 'HousingOptions') },
}
export const D2c: Story = { args: { title: 'the D2C schema', chart: wizardChart(gwizzyMachines.d2c, 'CareLevel') } }
export const NoAgent: Story = {
  args: { title: 'the no-agent schema', chart: wizardChart(gwizzyMachines.noAgent, 'LookingFor') },
}
export const PostConversion: Story = {
  args: { title: 'the questions after a request', chart: wizardChart(postConversionMachine, 'LookingFor') },
}
export const ConversionFlow: Story = {
  args: { title: 'the choice of the next modal', chart: machineChart(conversionFlowMachine) },
}
export const Disclosure: Story = { args: { title: 'the disclosure', chart: machineChart(disclosureMachine) } }
export const PricingButton: Story = {
  args: { title: 'the pricing button', chart: machineChart(pricingRequestMachine) },
}
export const MultiStepForm: Story = {
  args: { title: 'a form of several steps', chart: machineChart(multiStepFormMachine) },
}
