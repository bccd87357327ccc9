// The command line of the rules: prints JSON, exits with 0 or 1.
import { nodeIo } from './io.ts';
import { run } from './run.ts';

const { code, output } = run(process.argv.slice(2), nodeIo);
// A reader that has seen enough closes the pipe; that is not an error.
process.stdout.on('error', () => process.exit(code));
process.stdout.write(`${JSON.stringify(output, null, 2)}\n`);
process.exitCode = code;
