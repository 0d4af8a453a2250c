// npm start: installs what is missing, then starts the database, the API, the web and, without DATABASE_URL, the demo.
import { installPackages, runScript } from './ready.mjs'

installPackages()
runScript('server/src/main.ts', process.argv.slice(2))
