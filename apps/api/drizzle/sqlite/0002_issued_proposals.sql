CREATE TABLE `brandings` (
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`branding` text NOT NULL,
	`updated_at` text NOT NULL,
	PRIMARY KEY(`owner_issuer`, `owner_subject`)
);
--> statement-breakpoint
CREATE TABLE `issued_proposals` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`project_id` integer NOT NULL,
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`number` integer NOT NULL,
	`revision` integer NOT NULL,
	`status` text NOT NULL,
	`status_at` text NOT NULL,
	`issued_at` text NOT NULL,
	`valid_until` text NOT NULL,
	`site_design_id` integer NOT NULL,
	`site_design_name` text NOT NULL,
	`customer` text NOT NULL,
	`headline` text NOT NULL,
	`versions` text NOT NULL,
	`content` text NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `issued_proposals_by_project` ON `issued_proposals` (`project_id`,`id`);--> statement-breakpoint
CREATE INDEX `issued_proposals_by_site_design` ON `issued_proposals` (`site_design_id`,`revision`);--> statement-breakpoint
CREATE UNIQUE INDEX `issued_proposals_by_number` ON `issued_proposals` (`owner_issuer`,`owner_subject`,`number`,`revision`);--> statement-breakpoint
CREATE TABLE `proposal_links` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`proposal_id` integer NOT NULL,
	`secret_hash` text NOT NULL,
	`created_at` text NOT NULL,
	`expires_at` text NOT NULL,
	`last_opened_at` text,
	FOREIGN KEY (`proposal_id`) REFERENCES `issued_proposals`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `proposal_links_by_proposal` ON `proposal_links` (`proposal_id`,`id`);--> statement-breakpoint
CREATE UNIQUE INDEX `proposal_links_by_secret` ON `proposal_links` (`secret_hash`);--> statement-breakpoint
CREATE TABLE `proposal_numbers` (
	`owner_issuer` text NOT NULL,
	`owner_subject` text NOT NULL,
	`last` integer NOT NULL,
	PRIMARY KEY(`owner_issuer`, `owner_subject`)
);
--> statement-breakpoint
ALTER TABLE `projects` ADD `cover` text;