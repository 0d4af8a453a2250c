import { deviceName } from '../session/device-name.ts'

/** A name to begin with for what is added here: the browser and the machine. */
export const ownDevice = (on: string, otherwise: string): string =>
  deviceName(navigator.userAgent, on) ?? otherwise
