import { unknownName } from '../scenarios/fault.ts';
import { SCENARIO_IDS } from '../scenarios/library.ts';
import { convert } from './convert.ts';
import type { Io } from './io.ts';
import { legal } from './legal.ts';
import { perft } from './perft.ts';
import { play } from './play.ts';
import { failure, success, type CommandResult } from './result.ts';
import { schema } from './schema.ts';
import { selfplay } from './selfplay.ts';
import { validate } from './validate.ts';

interface Command {
  readonly usage: string;
  readonly about: string;
  readonly run: (args: readonly string[], io: Io) => CommandResult;
}

const COMMANDS: Readonly<Record<string, Command>> = {
  play: {
    usage: 'play FILE [--seed S]',
    about: 'plays the actions of a script: events, the position reached, legal actions',
    run: play,
  },
  legal: { usage: 'legal FILE [--seed S]', about: 'who decides, and every legal action', run: legal },
  perft: {
    usage: 'perft FILE DEPTH [--seed S]',
    about: 'counts the sequences of so many actions, with fixed dice',
    run: perft,
  },
  selfplay: {
    usage: 'selfplay SCENARIO [--games N] [--seed S] [--policy random]',
    about: 'plays whole games and counts wins, medals, turns and decisions',
    run: selfplay,
  },
  validate: {
    usage: 'validate FILE',
    about: 'says what a file is, what was understood, and what is wrong with it',
    run: validate,
  },
  convert: {
    usage: 'convert FILE [--to m44|own]',
    about: "one scenario in the other format: this game's own, or .m44; no other file is taken",
    run: convert,
  },
  schema: {
    usage: 'schema [scenario | position | script | replay | air-deck | lesson]',
    about: 'the JSON Schema of a format',
    run: schema,
  },
};

const HELP_WORDS = ['--help', '-h', 'help'];

/** One call of the command line. */
export function run(args: readonly string[], io: Io): CommandResult {
  const [word, ...rest] = args;
  if (word === undefined || HELP_WORDS.includes(word)) return success(help());
  const command = Object.hasOwn(COMMANDS, word) ? COMMANDS[word] : undefined;
  if (command === undefined) {
    return failure({ message: `there is no command ${unknownName(word, Object.keys(COMMANDS))}` }, { usage: usages() });
  }
  if (rest.some((arg) => HELP_WORDS.includes(arg) && arg !== 'help'))
    return success({ usage: command.usage, about: command.about });
  try {
    return command.run(rest, io);
  } catch (thrown) {
    // A position can hold a state that no battle reaches and that the rules cannot play on.
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    return failure({ message: `the rules could not go on: ${message}` });
  }
}

function usages(): string[] {
  return Object.values(COMMANDS).map(({ usage }) => usage);
}

function help(): object {
  return {
    commands: Object.fromEntries(Object.values(COMMANDS).map(({ usage, about }) => [usage, about])),
    files:
      "FILE is a scenario (of this game or .m44), position, script or replay in JSON, '-' for the standard input, or a built-in scenario; validate also takes an air deck, a lesson, or a library of scenarios",
    scenarios: SCENARIO_IDS,
  };
}
