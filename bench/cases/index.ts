import { backPressureCases } from './back-pressure.js'
import type { Case } from './case.js'
import { decodeCases } from './decode.js'
import { encodeCases } from './encode.js'
import { longLineCases } from './long-line.js'
import { packageCases } from './package.js'
import { pythonCases } from './python.js'
import { requestCases } from './request.js'
import { turnCases } from './turn.js'
import { validationCases } from './validation.js'

export const CASES: Case[] = [
  ...decodeCases,
  ...longLineCases,
  ...encodeCases,
  ...requestCases,
  ...backPressureCases,
  ...validationCases,
  ...packageCases,
  ...turnCases,
  ...pythonCases,
]
