/**
 * Parses for ESLint with the types of one TypeScript program, made once for a whole run.
 *
 * typescript-eslint's project service takes the script of each .vue file for an edit of that file, and works out the types
 * of the whole project again after each of them. Here a program has the scripts of all .vue files from its beginning.
 */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Linter } from 'eslint';
import ts from 'typescript';
import tseslint from 'typescript-eslint';

/** The options of typescript-eslint's parser that are read here. */
interface Options {
  readonly filePath: string;
  readonly projectService?: unknown;
}
interface Parser {
  readonly meta?: { readonly name?: string; readonly version?: string };
  readonly parseForESLint: (
    code: string,
    options: Options & { readonly programs?: readonly ts.Program[] },
  ) => Linter.ESLintParseResult;
}
const plainParser = tseslint.parser as Parser;

/** Returns the text between the tags of a .vue file's script, as vue-eslint-parser cuts it out. */
const scriptIn = (vue: string): string => /<script[^>]*>([\s\S]*?)<\/script>/.exec(vue)?.[1] ?? '';

/** Makes the program of a project. */
function createProgram(configFile: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    // Without it TypeScript leaves out root files with an ending that it does not know.
    { allowNonTsExtensions: true },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: fail },
    undefined,
    undefined,
    [{ extension: '.vue', isMixedContent: false, scriptKind: ts.ScriptKind.Deferred }],
  );
  if (config === undefined) throw new Error(`${configFile} cannot be read`);
  const { options, fileNames } = config;
  const host = ts.createCompilerHost(options, true);
  const readSource = host.getSourceFile.bind(host);
  host.getSourceFile = (name, target, ...rest) =>
    name.endsWith('.vue')
      ? createSource(name, scriptIn(readFileSync(name, 'utf8')), target)
      : readSource(name, target, ...rest);
  return ts.createProgram(fileNames, options, host);
}

const fail = ({ messageText }: ts.Diagnostic): never => {
  throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
};

const createSource = (
  name: string,
  text: string,
  target: ts.ScriptTarget | ts.CreateSourceFileOptions,
): ts.SourceFile =>
  ts.createSourceFile(name, text, target, true, name.endsWith('.vue') ? ts.ScriptKind.TS : undefined);

/** Returns the same program with another text in one file. All other files stay as they are parsed. */
function withText(program: ts.Program, changed: string, text: string): ts.Program {
  const options = program.getCompilerOptions();
  const host = ts.createCompilerHost(options, true);
  host.getSourceFile = (name, target) =>
    name === changed ? createSource(name, text, target) : program.getSourceFile(name);
  return ts.createProgram(program.getRootFileNames(), options, host, program);
}

const projectFile = fileURLToPath(new URL('../../renderer/tsconfig.json', import.meta.url));
let wholeProgram: ts.Program | undefined;

/** Returns a program in which the file has this text, or null where the project does not name the file. */
function programWith(file: string, text: string): ts.Program | null {
  const program = (wholeProgram ??= createProgram(projectFile));
  const source = program.getSourceFile(file);
  if (source === undefined) return null;
  // Another text: ESLint has mended the file, or a .vue file has two scripts or a type parameter.
  return source.text === text ? program : withText(program, source.fileName, text);
}

/** Whether ESLint was started on the command line, and not by an editor. */
export const isCommandLine = /[\\/]eslint(\.js)?$/.test(process.argv[1] ?? '');

export const programParser: Parser = {
  ...(plainParser.meta === undefined ? {} : { meta: plainParser.meta }),
  parseForESLint: (code, options) => {
    const { projectService, ...rest } = options;
    // Parts of a template are parsed without types.
    const program = projectService === true ? programWith(options.filePath, code) : null;
    return program === null
      ? plainParser.parseForESLint(code, options)
      : plainParser.parseForESLint(code, { ...rest, programs: [program] });
  },
};
