/** Ends the process with a sentence where Node is too old, before it meets code that it cannot read. Plain JavaScript for that reason. */
if (Number.parseInt(process.versions.node) < 24) {
  console.error(
    `This project needs Node 24 or newer; this is ${process.versions.node}. Run its commands with npm, after npm ci, or install Node 24.`,
  );
  process.exit(1);
}
