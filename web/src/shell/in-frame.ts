import { createContext } from 'react'

/** True inside the frame of the signed-in screens, which has its own header. */
export const InFrame = createContext(false)
